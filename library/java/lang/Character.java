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

  //@ ensures c == ' ' || (9 <= c && c <= 13) || (28 <= c && c <= 31) ==> result;
  //@ ensures c < 9 || (13 < c && c < 28) || (' ' < c && c < 128) ==> !result;
  /*@ pure @*/ public static boolean isWhitespace(char c);

  //@ ensures ('0' <= c && c <= '9') || ('A' <= c && c <= 'Z') || ('a' <= c && c <= 'z') ==> result;
  //@ ensures c < '0' || ('9' < c && c < 'A') || ('Z' < c && c < 'a') || ('z' < c && c < 128) ==> !result;
  /*@ pure @*/ public static boolean isLetterOrDigit(char c);

  //@ ensures 'A' <= c && c <= 'Z' ==> result;
  //@ ensures c < 'A' || ('Z' < c && c < 128) ==> !result;
  /*@ pure @*/ public static boolean isUpperCase(char c);

  //@ ensures 'a' <= c && c <= 'z' ==> result;
  //@ ensures c < 'a' || ('z' < c && c < 128) ==> !result;
  /*@ pure @*/ public static boolean isLowerCase(char c);

  //@ ensures c < 128 ==> result == ('a' <= c && c <= 'z' ? c - 32 : c);
  /*@ pure @*/ public static char toUpperCase(char c);

  //@ ensures c < 128 ==> result == ('A' <= c && c <= 'Z' ? c + 32 : c);
  /*@ pure @*/ public static char toLowerCase(char c);

  //@ ensures -2 <= result;
  //@ ensures '0' <= c && c <= '9' ==> result == c - '0';
  /*@ pure @*/ public static int getNumericValue(char c);

  //@ ensures -1 <= result && (result < 0 || result < radix);
  //@ ensures '0' <= c && c <= '9' && c - '0' < radix && radix <= 36 && 2 <= radix ==> result == c - '0';
  /*@ pure @*/ public static int digit(char c, int radix);

  //@ ensures result == a - b;
  /*@ pure @*/ public static int compare(char a, char b);

  //@ ensures result != null && result.equals("" + c);
  public static String toString(char c);
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
// unlisted: codePointCount(char[],int,int) codePointOf(String) compareTo(Object) describeConstable()
// unlisted: digit(int,int) forDigit(int,int) getDirectionality(char) getDirectionality(int) getName(int)
// unlisted: getNumericValue(int) getType(char) getType(int) hashCode(char) highSurrogate(int)
// unlisted: isAlphabetic(int) isBmpCodePoint(int) isDefined(char) isDefined(int) isDigit(int)
// unlisted: isHighSurrogate(char) isISOControl(char) isISOControl(int) isIdentifierIgnorable(char)
// unlisted: isIdentifierIgnorable(int) isIdeographic(int) isJavaIdentifierPart(char) isJavaIdentifierPart(int)
// unlisted: isJavaIdentifierStart(char) isJavaIdentifierStart(int) isJavaLetter(char)
// unlisted: isJavaLetterOrDigit(char) isLetter(int) isLetterOrDigit(int) isLowSurrogate(char) isLowerCase(int)
// unlisted: isMirrored(char) isMirrored(int) isSpace(char) isSpaceChar(char) isSpaceChar(int)
// unlisted: isSupplementaryCodePoint(int) isSurrogate(char) isSurrogatePair(char,char) isTitleCase(char)
// unlisted: isTitleCase(int) isUnicodeIdentifierPart(char) isUnicodeIdentifierPart(int)
// unlisted: isUnicodeIdentifierStart(char) isUnicodeIdentifierStart(int) isUpperCase(int)
// unlisted: isValidCodePoint(int) isWhitespace(int) lowSurrogate(int) offsetByCodePoints(CharSequence,int,int)
// unlisted: offsetByCodePoints(char[],int,int,int,int) reverseBytes(char) toChars(int) toChars(int,char[],int)
// unlisted: toCodePoint(char,char) toLowerCase(int) toString(int) toTitleCase(char) toTitleCase(int)
// unlisted: toUpperCase(int)
