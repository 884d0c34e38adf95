/** A text that begins like a formula would be executed by the spreadsheet program. */
export const withoutFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** A text as one cell of a CSV file with semicolons. */
export const quoteCsv = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Makes spreadsheet programs read the file as UTF-8. */
export const byteOrderMark = '\uFEFF'
