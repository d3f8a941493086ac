/** What a reader sees in a workbook: by sheet, then by place and kind, as text to compare. */
export type View = ReadonlyMap<string, ReadonlyMap<string, string>>;
