package java.lang;

public final class Character
    implements java.io.Serializable, Comparable<Character>, java.lang.constant.Constable {
  public static final char MIN_VALUE = 0;
  public static final char MAX_VALUE = 65535;

  // Of these only what holds of the ASCII characters is said.
  //@ ensures '0' <= c && c <= '9' ==> result;
  //@ ensures c < '0' || ('9' < c && c < 128) ==> !result;
  /*@ pure @*/ public static boolean isDigit(char c);

  //@ ensures ('A' <= c && c <= 'Z') || ('a' <= c && c <= 'z') ==> result;
  //@ ensures c < 'A' || ('Z' < c && c < 'a') || ('z' < c && c < 128) ==> !result;
  /*@ pure @*/ public static boolean isLetter(char c);
}
// unlisted: BYTES COMBINING_SPACING_MARK CONNECTOR_PUNCTUATION CONTROL CURRENCY_SYMBOL Character(char)
// unlisted: DASH_PUNCTUATION DECIMAL_DIGIT_NUMBER DIRECTIONALITY_ARABIC_NUMBER DIRECTIONALITY_BOUNDARY_NEUTRAL
// unlisted: DIRECTIONALITY_COMMON_NUMBER_SEPARATOR DIRECTIONALITY_EUROPEAN_NUMBER
// unlisted: DIRECTIONALITY_EUROPEAN_NUMBER_SEPARATOR DIRECTIONALITY_EUROPEAN_NUMBER_TERMINATOR
// unlisted: DIRECTIONALITY_FIRST_STRONG_ISOLATE DIRECTIONALITY_LEFT_TO_RIGHT
// unlisted: DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE
// unlisted: DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE DIRECTIONALITY_NONSPACING_MARK DIRECTIONALITY_OTHER_NEUTRALS
// unlisted: DIRECTIONALITY_PARAGRAPH_SEPARATOR DIRECTIONALITY_POP_DIRECTIONAL_FORMAT
// unlisted: DIRECTIONALITY_POP_DIRECTIONAL_ISOLATE DIRECTIONALITY_RIGHT_TO_LEFT
// unlisted: DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING
// unlisted: DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE
// unlisted: DIRECTIONALITY_SEGMENT_SEPARATOR DIRECTIONALITY_UNDEFINED DIRECTIONALITY_WHITESPACE ENCLOSING_MARK
// unlisted: END_PUNCTUATION FINAL_QUOTE_PUNCTUATION FORMAT INITIAL_QUOTE_PUNCTUATION LETTER_NUMBER
// unlisted: LINE_SEPARATOR LOWERCASE_LETTER MATH_SYMBOL MAX_CODE_POINT MAX_HIGH_SURROGATE MAX_LOW_SURROGATE
// unlisted: MAX_RADIX MAX_SURROGATE MIN_CODE_POINT MIN_HIGH_SURROGATE MIN_LOW_SURROGATE MIN_RADIX
// unlisted: MIN_SUPPLEMENTARY_CODE_POINT MIN_SURROGATE MODIFIER_LETTER MODIFIER_SYMBOL NON_SPACING_MARK
// unlisted: OTHER_LETTER OTHER_NUMBER OTHER_PUNCTUATION OTHER_SYMBOL PARAGRAPH_SEPARATOR PRIVATE_USE SIZE
// unlisted: SPACE_SEPARATOR START_PUNCTUATION SURROGATE Subset TITLECASE_LETTER TYPE UNASSIGNED
// unlisted: UPPERCASE_LETTER UnicodeBlock UnicodeScript charCount(int) charValue()
// unlisted: codePointAt(CharSequence,int) codePointAt(char[],int) codePointAt(char[],int,int)
// unlisted: codePointBefore(CharSequence,int) codePointBefore(char[],int) codePointBefore(char[],int,int)
// unlisted: codePointCount(CharSequence,int,int) codePointCount(char[],int,int) codePointOf(String)
// unlisted: compare(char,char) compareTo(Character) compareTo(Object) describeConstable() digit(char,int)
// unlisted: digit(int,int) equals(Object) forDigit(int,int) getDirectionality(char) getDirectionality(int)
// unlisted: getName(int) getNumericValue(char) getNumericValue(int) getType(char) getType(int) hashCode()
// unlisted: hashCode(char) highSurrogate(int) isAlphabetic(int) isBmpCodePoint(int) isDefined(char)
// unlisted: isDefined(int) isDigit(int) isHighSurrogate(char) isISOControl(char) isISOControl(int)
// unlisted: isIdentifierIgnorable(char) isIdentifierIgnorable(int) isIdeographic(int)
// unlisted: isJavaIdentifierPart(char) isJavaIdentifierPart(int) isJavaIdentifierStart(char)
// unlisted: isJavaIdentifierStart(int) isJavaLetter(char) isJavaLetterOrDigit(char) isLetter(int)
// unlisted: isLetterOrDigit(char) isLetterOrDigit(int) isLowSurrogate(char) isLowerCase(char) isLowerCase(int)
// unlisted: isMirrored(char) isMirrored(int) isSpace(char) isSpaceChar(char) isSpaceChar(int)
// unlisted: isSupplementaryCodePoint(int) isSurrogate(char) isSurrogatePair(char,char) isTitleCase(char)
// unlisted: isTitleCase(int) isUnicodeIdentifierPart(char) isUnicodeIdentifierPart(int)
// unlisted: isUnicodeIdentifierStart(char) isUnicodeIdentifierStart(int) isUpperCase(char) isUpperCase(int)
// unlisted: isValidCodePoint(int) isWhitespace(char) isWhitespace(int) lowSurrogate(int)
// unlisted: offsetByCodePoints(CharSequence,int,int) offsetByCodePoints(char[],int,int,int,int)
// unlisted: reverseBytes(char) toChars(int) toChars(int,char[],int) toCodePoint(char,char) toLowerCase(char)
// unlisted: toLowerCase(int) toString() toString(char) toString(int) toTitleCase(char) toTitleCase(int)
// unlisted: toUpperCase(char) toUpperCase(int) valueOf(char)
