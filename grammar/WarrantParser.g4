// The language of docs/language.md, both dialects, and all of Java 17 but modules: annotations and code are one stream
// of tokens. What is not supported is part of the grammar, too; src/parse/refuse.cpp reports it on the tree.
//
// src/parse/scan makes the tokens (names and numbers in Warrant.tokens): it knows the dialect, where
// annotations begin and end, and which words are keywords there; the annotations of Java itself, `@Override`, it skips.
// Equal signs arrive as their meaning: '=' is an assignment and '==' a comparison in either spelling. What one token
// cannot tell, words.cpp and type_brackets.cpp have told by looking ahead: TYPE_NAME is an identifier that starts a
// declaration, LABEL one that starts a labelled statement, LAMBDA_NAME the parameter of `x -> e`, LAMBDA_OPEN the
// parenthesis of `(x, y) -> e`, PRIMITIVE_OPERAND the type in `int.class` and `int[]::new`, TYPE_OPEN and TYPE_CLOSE are
// the brackets of types, UNLESS_NULL is the arrow of the assertion `e->p()`, JML_WORD a word like `\sum` or `\typeof`,
// COLLECTION the name in `seq<int> {e}`, and SET_OPEN and SET_CLOSE are its braces, or those of `{e}`, CONS is the `::`
// of annotations, WAND their `-*` and `--*`, SIZE_OPEN and SIZE_CLOSE are the bars of `|s|`, SEQUENCE_OPEN is the bracket
// of `[a, b]`, SCALE_OPEN that of `[1\2]p()`, TRIGGER_OPEN and TRIGGER_CLOSE the braces of `{:e:}`, MATCH_STATEMENT the word of a `match` that is no
// expression, GHOST_OPEN, which is not written, or a comma before `ghost`, starts the ghost parameters or arguments of a list, a PLUS may be written `++` there, BINDING the sign of `?x`. UNSUPPORTED_OPERAND and UNSUPPORTED_STATEMENT are what refuse.cpp leaves of what is not supported.
//
// The grammar is LL(1), so that the generated parser decides by one token and never by simulation. The
// decisions that are not LL(1) (which `if` an `else` belongs to, whether parentheses are a cast, whether
// something follows a loop's clause, what the body of a class in an expression holds) are actions. Precedence is not
// here but in src/resolve/bodies/precedence.cpp, because what `*` means depends on types.
//
// src/parse/syntax.cpp drives it rule by rule: a file is ( classHeader '{' ( member body? )* '}' | statement )*,
// a body is '{' statement* '}' or returnBody. Each statement's tree is dropped before the next is read. Classes within
// statements and expressions, and those of kinds that are not supported, are trees as a whole (classDeclaration).
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
  // Where a statement may start, before that is decided.
  virtual void markLocalClass() = 0;

  // As the runtime does it, but for its dynamic cast, which took longer than all else here. No rule matches the end of
  // the file.
  void exitRule() {
    _ctx->stop = _input->LT(-1);
    setState(_ctx->invokingState);
    _ctx = static_cast<antlr4::ParserRuleContext*>(_ctx->parent);
  }

  bool at(size_t type) { return _input->LA(1) == type; }

  // Moves behind a clause's expression where it is read later; false: it is to be read now.
  virtual bool passExpression() = 0;

  // Whether both stand in code, or in the same annotation.
  virtual bool isNextTo(antlr4::Token* left, antlr4::Token* right) = 0;

 private:
  bool atLoopClause() { return at(INVARIANT) || at(DECREASES); }

  // Of one without a sign.
  static bool startsOperand(size_t type) {
    switch (type) {
      case IDENTIFIER: case INTEGER: case STRING: case BACKSLASH_WORD: case CHARACTER: case FLOATING:
      case JML_WORD: case COLLECTION: case MATCH: case TRIGGER_OPEN: case THIS: case SUPER: case NULL_LITERAL: case TRUE_LITERAL: case FALSE_LITERAL:
      case NEW: case LPAREN: case NOT: case COMPLEMENT: case SWITCH_EXPRESSION: case TEXT_BLOCK: case PRIMITIVE_OPERAND:
      case LAMBDA_NAME: case LAMBDA_OPEN:
        return true;
      default:
        return false;
    }
  }

  bool atType() { return at(INT) || at(BOOLEAN) || at(PRIMITIVE_TYPE) || at(TYPE_NAME); }

  bool atCastOperand() { return startsOperand(_input->LA(1)); }

  // Whether the range of a quantifier was read, and its body follows. Without parentheses around it, the semicolon may
  // be that of the clause.
  bool atQuantifiedBody() {
    if (!at(SEMICOLON)) return false;
    const auto* const word = static_cast<antlr4::ParserRuleContext*>(_ctx->parent);
    const auto* const operand = static_cast<antlr4::ParserRuleContext*>(
        word->getRuleIndex() == RuleAggregate ? word->parent->parent : word->parent);
    const auto* const group = static_cast<antlr4::ParserRuleContext*>(operand->parent->parent);
    if (group != nullptr && group->getRuleIndex() == RuleGroup) return true;
    return isNextTo(_input->LT(1), _input->LT(2)) && (startsOperand(_input->LA(2)) || _input->LA(2) == MINUS);
  }

  // Whether the member that is read is part of a classBody, and its own body part of the tree.
  bool isInClassBody() { return _ctx->parent != nullptr && as<ClassBodyContext>(_ctx->parent) != nullptr; }
  bool needsBody() { return isInClassBody() && as<DefinitionContext>(_ctx->children.back()) == nullptr; }

  bool isEnum() { return _ctx->start->getType() == ENUM; }

  // The body of an anonymous class stands where its creation does, and not in the code behind an annotation.
  bool atClassBody() { return at(LBRACE) && isNextTo(_input->LT(-1), _input->LT(1)); }

  void members() {
    while (!at(RBRACE) && !at(EOF)) {
      if (at(SEMICOLON)) {
        match(SEMICOLON);
      } else {
        member();
      }
    }
  }

 public:
}

// ---------------------------------------------------------------------------------------------- declarations

classHeader
  : modifier* classSignature
  ;

classSignature
  : ( ('class' | 'interface' | 'enum' | ANNOTATION_INTERFACE) (IDENTIFIER | TYPE_NAME) typeParameters?
    | RECORD IDENTIFIER typeParameters? parameters
    )
    ( ('extends' | 'implements' | PERMITS) typeName (',' typeName)* )*
  ;

// Of a kind that is not supported.
declaration
  : modifier* classDeclaration
  ;

// As a whole.
classDeclaration
  : classSignature '{' { if (isEnum()) enumConstants(); } classBody
  ;

enumConstants
  : ( ',' | enumConstant (',' enumConstant?)* )? ';'?
  ;

enumConstant
  : (IDENTIFIER | TYPE_NAME) arguments? ( '{' classBody )?
  ;

// Behind its '{'.
classBody
  : { members(); } '}'
  ;

// Up to the body, which the driver reads; where the member is part of a classBody, with the body.
member
  : ( modifier | clause | typeParameters )*
    ( 'predicate' IDENTIFIER parameters definition? { if (needsBody()) block(); }
    | type IDENTIFIER
      ( parameters dimensions ('throws' typeName (',' typeName)*)? clause* { if (isInClassBody() && at(DEFAULT)) elementDefault(); }
        definition? { if (needsBody()) block(); }
      | fieldRest
      )
    | IDENTIFIER parameters ('throws' typeName (',' typeName)*)? clause* definition? { if (needsBody()) block(); }
    | COMPACT_CONSTRUCTOR block
    | block
    | classDeclaration
    )
  ;

// Of an annotation's interface; of annotations nothing is left.
elementDefault
  : 'default' (expression | elementValues)?
  ;

elementValues
  : '{' elementValue? (',' elementValue?)* '}'
  ;

elementValue
  : expression | elementValues
  ;

fieldRest
  : dimensions initializer? (',' declarator)* ';'
  ;

modifier
  : 'static' | 'final' | 'abstract' | 'native' | 'default' | 'synchronized' | 'pure' | 'ghost' | NON_NULL
  | ACCESS_MODIFIER
  ;

// `datatype Tree<T> = Leaf | Branch(Tree<T> left, T key, Tree<T> right);`
datatype
  : DATATYPE (IDENTIFIER | TYPE_NAME) typeParameters? ('=' | '==') datatypeConstructor (BIT_OPERATOR datatypeConstructor)* ';'
  ;

datatypeConstructor
  : (IDENTIFIER | TYPE_NAME) parameters?
  ;

parameters
  : '(' ( parameter (',' parameter)* )? ghostParameters? ')'
  ;

// In an annotation of their own, behind the others; inline behind a comma.
ghostParameters
  : GHOST_OPEN ghostParameter (',' ghostParameter)*
  ;

ghostParameter
  : 'ghost' type IDENTIFIER dimensions
  ;

parameter
  : NON_NULL? 'final'? type variableArity? ( IDENTIFIER ( receiver | dimensions ) | 'this' )
  ;

variableArity
  : '...'
  ;

// Of the parameter `Outer Outer.this`, which stands for the object itself.
receiver
  : '.' ( IDENTIFIER receiver | 'this' )
  ;

clause
  : ('requires' | 'ensures' | 'context') expression ';'
  | 'decreases' expression? ';'
  | 'signals' '(' typeName IDENTIFIER? ')' expression? ';'
  | (GIVEN | YIELDS) type IDENTIFIER dimensions ';'
  | SIGNALS_ONLY ( BACKSLASH_WORD | typeName (',' typeName)* ) ';'
  | EXCEPTIONAL
  | NORMAL
  | ALSO
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
@init { markLocalClass(); }
@after { markLocalClass(); }
  : '{' { markLocalClass(); } statement* '}'
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
  | 'try' resources? block catchClause* finallyClause?
  | 'switch' '(' expression ')' '{' switchCase* '}'
  | loopClause { while (atLoopClause()) loopClause(); if (!at(RBRACE) && !at(EOF)) statement(); }
  | 'assert' expression (':' expression)? ';'
  | ('open' | 'close' | 'use' | 'join' | 'assume' | 'set' | 'apply') expression ';'
  | 'package' expression block
  | 'ghost' { statement(); }
  | synchronization
  | jump
  | localClass
  | matchStatement
  ;

// `match t { case Leaf: s; case Branch(l, k, r): s; }`
matchStatement
  : MATCH_STATEMENT operand '{' statementCase* '}'
  ;

statementCase
  : matchLabel statement*
  ;

synchronization
  : 'synchronized' '(' expression ')' block
  ;

// What Java reserves the word for.
jump
  : 'goto' IDENTIFIER ';'
  ;

localClass
  : LOCAL_MODIFIER* classDeclaration
  ;

resources
  : '(' resource ( ';' resource? )* ')'
  ;

resource
  : localDeclaration | expression
  ;

elseBranch
  : 'else' statement
  ;

block
  : '{' { markLocalClass(); } statement* '}'
  ;

catchClause
  : 'catch' '(' 'final'? typeName (BIT_OPERATOR typeName)* IDENTIFIER ')' block
  ;

finallyClause
  : 'finally' block
  ;

// The classic form and the arrow form.
switchCase
  : ('case' labels | 'default') (':' { markLocalClass(); } statement* | '->' statement)
  ;

labels
  : caseLabel (',' caseLabel)*
  ;

caseLabel
  : expression
  | casePattern
  | oddLabel
  ;

casePattern
  : pattern ( (WHEN | '&&') expression )?
  ;

oddLabel
  : CASE_NULL | 'default'
  ;

// A loop's clauses stand before it or its label, or before its body.
loopClause
  : 'invariant' expression ';'
  | 'decreases' expression? ';'
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
  : { if (passExpression()) return _localctx; }
    operand
    ( ( '==' | '!=' | '<' | '<=' | '>' | '>=' | '&&' | '||' | '==>' | EQUIVALENT | '*' | '**' | '/' | '%' | '+' | '-'
      | '\\' | '&' ) operand
    | 'instanceof' pattern
    | foreignOperation
    )*
    ( '?' expression ':' expression
    | ('=' | '+=') expression
    )?
  ;

// `e :: s`, `e \in s`, `A -* B`
foreignOperation
  : (CONS | 'in' | WAND) operand
  ;

// A type, and a variable for what is of it.
pattern
  : 'final'? type (IDENTIFIER | recordParts)?
  ;

recordParts
  : '(' ( recordPart (',' recordPart)* )? ')'
  ;

recordPart
  : pattern
  | IDENTIFIER typeArguments? qualifiers recordParts
  ;

operand
  : ( '!' | '-' | '+' | '~' | '++' | '--' | ghostPrefix )*
    ( ( IDENTIFIER arguments?
      | BACKSLASH_WORD arguments?
      | INTEGER | STRING | CHARACTER | FLOATING | 'null' | 'true' | 'false'
      | ('this' | 'super') arguments?
      | creation
      | switchExpression
      | textBlock
      | primitiveOperand
      | genericConstructorCall
      | jmlWord
      | collection
      | setLiteral
      | size
      | sequence
      | binding
      | matchExpression
      | trigger
      ) selector*
    | scaled
    | group
    | lambda
    | quantified
    )
  ;

ghostPrefix
  : ('opening' | 'using') operand 'in'
  ;

lambda
  : ( LAMBDA_NAME | LAMBDA_OPEN ( lambdaParameter (',' lambdaParameter)* )? ')' ) '->'
    { if (at(LBRACE)) block(); else expression(); }
  ;

lambdaParameter
  : IDENTIFIER | parameter
  ;

textBlock
  : TEXT_BLOCK
  ;

// Of `int.class`, `int[]::new`.
primitiveOperand
  : PRIMITIVE_OPERAND
  ;

// `(\forall T x; range; e)`
quantified
  : '\\forall' binders quantifiedBody
  ;

// `(\sum T x; range; e)`, `\typeof(e)`
jmlWord
  : JML_WORD { if (at(LPAREN)) wordArguments(); if (atType()) aggregate(); }
  ;

aggregate
  : typedBinder (',' binder)* quantifiedBody
  ;

binders
  : binder (',' binder)*
  ;

binder
  : typedBinder
  | IDENTIFIER (':' type)? binderRange?
  ;

typedBinder
  : type IDENTIFIER binderRange?
  ;

binderRange
  : ('=' | '==') { expression(); if (at(DOT_DOT)) { match(DOT_DOT); expression(); } }
  ;

quantifiedBody
  : ';' { if (!at(SEMICOLON)) expression(); if (atQuantifiedBody()) { match(SEMICOLON); expression(); } }
  | (CONS | '&') { expression(); }
  ;

wordArguments
  : '(' ( wordArgument (',' wordArgument)* )? ')'
  ;

wordArgument
  : expression
  | type
  ;

// `seq<int> {e}`, `map<K, V> {k -> e}`
collection
  : COLLECTION typeArguments setLiteral
  ;

setLiteral
  : SET_OPEN { if (at(IDENTIFIER) && _input->LA(2) == COLON) elementType(); } ( collectionElement (',' collectionElement)* )? SET_CLOSE
  ;

size
  : SIZE_OPEN expression SIZE_CLOSE
  ;

// `{:e:}`
trigger
  : TRIGGER_OPEN ':' expression ':' TRIGGER_CLOSE
  ;

// `[a, b]`, `[t: T]`, `[a .. b]`
sequence
  : SEQUENCE_OPEN
    { if (at(IDENTIFIER) && _input->LA(2) == COLON) elementType(); else if (!at(RBRACKET)) expressions(); if (at(DOT_DOT)) rangeEnd(); }
    ']'
  ;

// Of `[a .. b]`.
rangeEnd
  : '..' expression
  ;

elementType
  : IDENTIFIER ':' typeArgument
  ;

binding
  : BINDING IDENTIFIER
  ;

// `[1\2]p()`
scaled
  : SCALE_OPEN expression ']' operand
  ;

collectionElement
  : expression ('->' expression)?
  ;

// `<T>this(e)`
genericConstructorCall
  : typeArguments ('this' | 'super') arguments
  ;

creation
  : 'new'
    ( ('int' | 'boolean' | PRIMITIVE_TYPE)
    | constructorTypeArguments? (TYPE_NAME | IDENTIFIER) { if (at(TYPE_OPEN)) typeArguments(); if (at(DOT)) creationQualifiers(); }
    )
    ( arguments { if (atClassBody()) anonymousBody(); } | { if (at(LBRACKET)) arrayCreation(); } )
  ;

constructorTypeArguments
  : typeArguments
  ;

anonymousBody
  : '{' classBody
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
  : '{' ( ',' | arrayElement (',' arrayElement?)* )? '}'
  ;

arrayElement
  : expression | arrayInitializer
  ;

switchExpression
  : SWITCH_EXPRESSION '(' expression ')' '{' switchCase* '}'
  ;

// `match t { case Leaf: e; case Branch(l, r): e; }`
matchExpression
  : MATCH operand '{' matchCase* '}'
  ;

matchCase
  : matchLabel expression ';'
  ;

matchLabel
  : 'case' (IDENTIFIER | TYPE_NAME) ( '(' ( IDENTIFIER (',' IDENTIFIER)* )? ')' )? ':'
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
  : '.' ( typeArguments? ( IDENTIFIER arguments? | 'super' outerCall? ) | 'this' | classLiteral | creation )
  | UNLESS_NULL '.'? IDENTIFIER arguments
  | IS IDENTIFIER
  | '[' ( expression ('..' expression? | '->' expression)? | '..' expression | '*' )? ']'
  | '++'
  | '--'
  | methodReference
  | genericQualifier
  ;

// `outer.super(e)`
outerCall
  : arguments
  ;

classLiteral
  : 'class'
  ;

methodReference
  : '::' typeArguments? (IDENTIFIER | 'new')
  ;

// The arguments in `List<String>::new`.
genericQualifier
  : typeArguments
  ;

arguments
  : '(' ( expression (',' expression)* )? ghostArguments? ')' passing*
  ;

ghostArguments
  : GHOST_OPEN 'ghost'? expression (',' 'ghost'? expression)*
  ;

// `given {p = e} yields {x = r}`
passing
  : (GIVEN | YIELDS) '{' ( expression ((',' | ';') expression?)* )? '}'
  ;
