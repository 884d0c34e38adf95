/** The lines that fit on one page below their heading, and how many of the widest letters fit in one line. */
const mostLines = 36
const lettersPerLine = 56

const countLines = (text: string): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersPerLine)), 0)

/**
 * Additional data as it is printed (USE-035): at most one empty line in a row and none at the ends. A text with more
 * lines than a page is printed in one paragraph, with ' / ' between its lines: nothing is left out.
 */
export const printRemarks = (text: string): string => {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const tidy = lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '')
  if (countLines(tidy) <= mostLines) return tidy
  return tidy
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join(' / ')
}

/** Whether the text is short enough to stay on the page of the block before it. */
export const isShort = (text: string): boolean => countLines(text) <= 8
