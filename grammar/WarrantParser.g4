// The language of docs/language.md, both dialects: annotations and code are one stream of tokens.
//
// src/ast/scanner.cpp makes the tokens (names and numbers in Warrant.tokens): it knows the dialect, where
// annotations begin and end, and which words are keywords there. Equal signs arrive as their meaning: '=' is an
// assignment and '==' a comparison in either spelling. TYPE_NAME is an identifier that starts a declaration,
// LABEL one that starts a labelled statement, UNLESS_NULL the arrow of the assertion `e->p()`, UNSUPPORTED_OPERAND what
// stands for an expression that is not supported (unsupported_java.cpp, unsupported_assertions.cpp).
//
// The grammar is LL(1), so that the generated parser decides by one token and never by simulation. Two
// decisions that are not LL(1) (which `if` an `else` belongs to, whether parentheses are a cast, and whether
// something follows a loop's clause) are actions. Precedence is not here but in src/ast/precedence.cpp, because what `*` means depends on types.
//
// src/ast/syntax.cpp drives it rule by rule: a file is ( classHeader '{' ( member body? )* '}' | statement )*,
// a body is '{' statement* '}' or returnBody. Each statement's tree is dropped before the next is read.
parser grammar WarrantParser;

options {
  tokenVocab = Warrant;
  contextSuperClass = SyntaxNode;
}

@parser::header {
#include "syntax_node.h"
}

@parser::members {
 protected:
  // Consumes the rest of a construct that is not supported, whose keyword was just read.
  virtual void skipConstruct() = 0;

  // As the runtime does it, but for its dynamic cast, which took longer than all else here. No rule matches the end of
  // the file.
  void exitRule() {
    _ctx->stop = _input->LT(-1);
    setState(_ctx->invokingState);
    _ctx = static_cast<antlr4::ParserRuleContext*>(_ctx->parent);
  }

  bool at(size_t type) { return _input->LA(1) == type; }

 private:
  bool atLoopClause() { return at(INVARIANT) || at(DECREASES); }

  bool atCastOperand() {
    switch (_input->LA(1)) {
      case IDENTIFIER: case INTEGER: case STRING: case BACKSLASH_WORD: case CHARACTER: case FLOATING:
      case UNSUPPORTED_OPERAND: case THIS: case SUPER: case NULL_LITERAL: case TRUE_LITERAL: case FALSE_LITERAL: case NEW: case LPAREN: case NOT:
        return true;
      default:
        return false;
    }
  }

 public:
}

// ---------------------------------------------------------------------------------------------- declarations

classHeader
  : modifier* ('class' | 'interface' | 'enum') (IDENTIFIER | TYPE_NAME) typeParameters?
    ( ('extends' | 'implements') typeName (',' typeName)* )*
  ;

// Up to the body, which the driver reads.
member
  : ( modifier | clause | typeParameters )*
    ( 'predicate' IDENTIFIER parameters definition?
    | type IDENTIFIER
      ( parameters dimensions ('throws' typeName (',' typeName)*)? clause* definition?
      | fieldRest
      )
    | IDENTIFIER parameters ('throws' typeName (',' typeName)*)? clause* definition?
    )
  ;

fieldRest
  : dimensions initializer? (',' declarator)* ';'
  ;

modifier
  : 'static' | 'final' | 'abstract' | 'native' | 'default' | 'synchronized' | 'pure' | 'ghost' | ACCESS_MODIFIER
  ;

parameters
  : '(' ( parameter (',' parameter)* )? ')'
  ;

parameter
  : 'final'? type IDENTIFIER dimensions
  ;

clause
  : ('requires' | 'ensures' | 'context') expression ';'
  | 'decreases' expression? ';'
  | 'signals' '(' typeName IDENTIFIER? ')' expression? ';'
  ;

definition
  : ('=' | '==') expression ';'
  | ';'
  ;

returnBody
  : '{' 'return' expression ';' '}'
  ;

// 'void' is for results only.
type
  : ('int' | 'boolean' | 'void' | PRIMITIVE_TYPE | classType) dimensions
  ;

classType
  : TYPE_NAME typeArguments? qualifiers
  ;

// Where no other name could stand.
typeName
  : (TYPE_NAME | IDENTIFIER) typeArguments? qualifiers
  ;

qualifiers
  : ('.' IDENTIFIER typeArguments?)*
  ;

// Empty for the diamond.
typeArguments
  : TYPE_OPEN ( typeArgument (',' typeArgument)* )? TYPE_CLOSE
  ;

typeArgument
  : ('int' | 'boolean' | PRIMITIVE_TYPE | typeName) dimensions
  | '?' ( ('extends' | 'super') typeName dimensions )?
  ;

typeParameters
  : TYPE_OPEN typeParameter (',' typeParameter)* TYPE_CLOSE
  ;

typeParameter
  : (TYPE_NAME | IDENTIFIER) ('extends' typeName ('&' typeName)*)?
  ;

dimensions
  : ('[' ']')*
  ;

// ------------------------------------------------------------------------------------------------ statements

statement
  : '{' statement* '}'
  | localDeclaration ';'
  | expression ';'
  | ';'
  | 'if' '(' expression ')' statement { if (at(ELSE)) elseBranch(); }
  | 'return' expression? ';'
  | 'while' '(' expression ')' statement
  | 'do' statement 'while' '(' expression ')' ';'
  | 'for' '(' forHeader ')' statement
  | ('break' | 'continue') IDENTIFIER? ';'
  | LABEL ':' statement
  | ('throw' | 'yield') expression ';'
  | 'try' block catchClause* finallyClause?
  | 'switch' '(' expression ')' '{' switchCase* '}'
  | loopClause { while (atLoopClause()) loopClause(); if (!at(RBRACE) && !at(EOF)) statement(); }
  | 'assert' expression (':' expression)? ';'
  | ('open' | 'close' | 'use' | 'join' | 'assume' | 'set') expression ';'
  | 'ghost' localDeclaration ';'
  | (UNSUPPORTED_STATEMENT | 'synchronized') { skipConstruct(); }
  ;

elseBranch
  : 'else' statement
  ;

block
  : '{' statement* '}'
  ;

catchClause
  : 'catch' '(' 'final'? typeName (BIT_OPERATOR typeName)* IDENTIFIER ')' block
  ;

finallyClause
  : 'finally' block
  ;

// The classic form and the arrow form.
switchCase
  : ('case' expressions | 'default') (':' statement* | '->' statement)
  ;

// A loop's clauses stand before it or its label, or before its body.
loopClause
  : ('invariant' | 'decreases') expression ';'
  ;

forHeader
  : localDeclaration ( ':' expression | ';' forRest )
  | expressions? ';' forRest
  ;

forRest
  : expression? ';' expressions?
  ;

expressions
  : expression (',' expression)*
  ;

localDeclaration
  : 'final'? type declarator (',' declarator)*
  ;

declarator
  : IDENTIFIER dimensions initializer?
  ;

initializer
  : ('=' | '==') (expression | arrayInitializer)
  ;

// ----------------------------------------------------------------------------------------------- expressions

// Also assertions. A flat list; src/ast/precedence.cpp gives it its shape.
expression
  : operand
    ( ( '==' | '!=' | '<' | '<=' | '>' | '>=' | '&&' | '||' | '==>' | '*' | '**' | '/' | '%' | '+' | '-'
      | '\\' | '&' ) operand
    | 'instanceof' pattern
    )*
    ( '?' expression ':' expression
    | ('=' | '+=') expression
    )?
  ;

// A type, and a variable for what is of it.
pattern
  : 'final'? type IDENTIFIER?
  ;

operand
  : ( '!' | '-' | '+' | '~' | '++' | '--' | ghostPrefix )*
    ( ( IDENTIFIER arguments?
      | BACKSLASH_WORD arguments?
      | INTEGER | STRING | CHARACTER | FLOATING | 'null' | 'true' | 'false' | UNSUPPORTED_OPERAND
      | ('this' | 'super') arguments?
      | creation
      | switchExpression
      ) selector*
    | group
    )
  ;

ghostPrefix
  : ('opening' | 'using') operand 'in'
  ;

creation
  : 'new'
    ( ('int' | 'boolean' | PRIMITIVE_TYPE)
    | (TYPE_NAME | IDENTIFIER) typeArguments? { if (at(DOT)) creationQualifiers(); }
    )
    ( arguments | { if (at(LBRACKET)) arrayCreation(); } )
  ;

creationQualifiers
  : qualifiers
  ;

// All brackets belong to it: `new int[3][0]` reads no element.
arrayCreation
  : newDimension { while (at(LBRACKET)) newDimension(); if (at(LBRACE)) arrayInitializer(); }
  ;

newDimension
  : '[' expression? ']'
  ;

arrayInitializer
  : '{' ( arrayElement (',' arrayElement?)* )? '}'
  ;

arrayElement
  : expression | arrayInitializer
  ;

switchExpression
  : SWITCH_EXPRESSION '(' expression ')' '{' switchCase* '}'
  ;

group
  : '('
    ( ('int' | 'boolean' | PRIMITIVE_TYPE | classType) dimensions ')' operand
    | expression ')' { if (atCastOperand()) castOperand(); } selector*
    )
  ;

castOperand
  : operand
  ;

selector
  : '.' ( typeArguments? IDENTIFIER arguments? | ('this' | 'super' | 'class' | creation) )
  | UNLESS_NULL IDENTIFIER arguments
  | '[' ( expression ('..' expression)? | '*' )? ']'
  | '++'
  | '--'
  ;

arguments
  : '(' ( expression (',' expression)* )? ')'
  ;
