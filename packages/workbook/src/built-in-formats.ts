export const GENERAL = 'General';
/** The codes of built-in formats by id (ECMA-376 part 1, 18.8.30). */
export const BUILT_IN_CODES: ReadonlyMap<number, string> = new Map(
  Object.entries({
    0: GENERAL,
    1: '0',
    2: '0.00',
    3: '#,##0',
    4: '#,##0.00',
    5: '"$"#,##0_);\\("$"#,##0\\)',
    6: '"$"#,##0_);[Red]\\("$"#,##0\\)',
    7: '"$"#,##0.00_);\\("$"#,##0.00\\)',
    8: '"$"#,##0.00_);[Red]\\("$"#,##0.00\\)',
    9: '0%',
    10: '0.00%',
    11: '0.00E+00',
    12: '# ?/?',
    13: '# ??/??',
    14: 'mm-dd-yy',
    15: 'd-mmm-yy',
    16: 'd-mmm',
    17: 'mmm-yy',
    18: 'h:mm AM/PM',
    19: 'h:mm:ss AM/PM',
    20: 'h:mm',
    21: 'h:mm:ss',
    22: 'm/d/yy h:mm',
    37: '#,##0_);\\(#,##0\\)',
    38: '#,##0_);[Red]\\(#,##0\\)',
    39: '#,##0.00_);\\(#,##0.00\\)',
    40: '#,##0.00_);[Red]\\(#,##0.00\\)',
    41: '_(* #,##0_);_(* \\(#,##0\\);_(* "-"_);_(@_)',
    42: '_("$"* #,##0_);_("$"* \\(#,##0\\);_("$"* "-"_);_(@_)',
    43: '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)',
    44: '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)',
    45: 'mm:ss',
    46: '[h]:mm:ss',
    47: 'mm:ss.0',
    48: '##0.0E+0',
    49: '@',
  }).map(([id, code]) => [Number(id), code]),
);
/** Ids from here on are a workbook's own formats. */
export const FIRST_CUSTOM_FORMAT = 164;

/** The code of a format that is given by its code, or by its id where it is a built-in one. */
export const codeOf = (format: string | number | undefined): string | undefined =>
  typeof format === 'number' ? BUILT_IN_CODES.get(format) : format;
