autocmd BufRead,BufNewFile *.idf setfiletype idf
