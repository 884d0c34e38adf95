const commentOrString = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

const isComment = (token: string): boolean => token.startsWith('//') || token.startsWith('/*')
const blank = (token: string): string => token.replace(/[^\n]/g, ' ')

/** The source with its comments blanked; line numbers and columns do not change. */
export const withoutComments = (source: string): string =>
  source.replace(commentOrString, (token) => (isComment(token) ? blank(token) : token))

/** The source with comments blanked and strings emptied: only code remains. */
export const codeOnly = (source: string): string =>
  source.replace(commentOrString, (token) => {
    if (isComment(token)) return blank(token)
    return token.startsWith('`') ? preserveInterpolations(token) : `${token[0]}${blank(token.slice(1, -1))}${token[0]}`
  })

/** Code inside `${…}` of a template is executed, so it is not emptied. */
const preserveInterpolations = (template: string): string =>
  template
    .split(/(\$\{[^}]*\})/)
    .map((part) => (part.startsWith('${') ? part : blank(part)))
    .join('')

/** The contents of every string literal, comments left out. */
export const stringLiterals = (source: string): string[] =>
  (source.match(commentOrString) ?? []).filter((token) => !isComment(token)).map((token) => token.slice(1, -1))

/** The 1-based line of the position `index` in the text. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length
