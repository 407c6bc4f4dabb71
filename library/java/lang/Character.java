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

  //@ ensures result != null && result.charValue() == value;
  //@ ensures value <= 127 ==> result == boxed(value);
  public static Character valueOf(char value);

  // The box that stands for the value in annotations; of a small value it is the one that Java has.
  //@ requires MIN_VALUE <= value && value <= MAX_VALUE;
  //@ ensures result != null && result.charValue() == value;
  //@ pure ghost static Character boxed(char value);

  /*@ pure @*/ public char charValue();

  //@ requires other != null;
  //@ ensures result == 0 <==> charValue() == other.charValue();
  //@ ensures result < 0 <==> charValue() < other.charValue();
  /*@ pure @*/ public int compareTo(Character other);

  //@ ensures result == (other instanceof Character && ((Character) other).charValue() == charValue());
  /*@ pure @*/ public boolean equals(Object other);

  //@ ensures result == charValue();
  /*@ pure @*/ public int hashCode();

  //@ ensures result != null && result.equals("" + charValue());
  public String toString();
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
// unlisted: UPPERCASE_LETTER UnicodeBlock UnicodeScript charCount(int) codePointAt(CharSequence,int)
// unlisted: codePointAt(char[],int) codePointAt(char[],int,int) codePointBefore(CharSequence,int)
// unlisted: codePointBefore(char[],int) codePointBefore(char[],int,int) codePointCount(CharSequence,int,int)
// unlisted: codePointCount(char[],int,int) codePointOf(String) compare(char,char) compareTo(Object)
// unlisted: describeConstable() digit(char,int) digit(int,int) forDigit(int,int) getDirectionality(char)
// unlisted: getDirectionality(int) getName(int) getNumericValue(char) getNumericValue(int) getType(char)
// unlisted: getType(int) hashCode(char) highSurrogate(int) isAlphabetic(int) isBmpCodePoint(int)
// unlisted: isDefined(char) isDefined(int) isDigit(int) isHighSurrogate(char) isISOControl(char)
// unlisted: isISOControl(int) isIdentifierIgnorable(char) isIdentifierIgnorable(int) isIdeographic(int)
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
// unlisted: toLowerCase(int) toString(char) toString(int) toTitleCase(char) toTitleCase(int) toUpperCase(char)
// unlisted: toUpperCase(int)
