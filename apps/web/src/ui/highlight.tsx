export type HighlightPart = { readonly text: string; readonly isMatch: boolean }

/** One folded character for each character, so that positions in the folded text are positions in the text. */
const folded = (text: string): readonly string[] =>
  [...text].map(
    (character) =>
      character
        .normalize('NFD')
        .replace(/\p{Diacritic}/gu, '')
        .replace('²', '2')
        .replace(',', '.')
        .toLowerCase() || character,
  )

const startsAt = (text: readonly string[], term: readonly string[], at: number) =>
  term.every((character, offset) => text[at + offset] === character)

/** The terms to find, longest first: of two that start at one position the longer one wins. */
const listNeedles = (terms: string | readonly string[]) =>
  [terms]
    .flat()
    .map((term) => folded(term.trim()))
    .filter((needle) => needle.length > 0)
    .sort((a, b) => b.length - a.length)

/** Splits a text at each occurrence of one or several terms, ignoring accents and case; an empty one never matches. */
export const highlightParts = (text: string, terms: string | readonly string[]): readonly HighlightPart[] => {
  const characters = [...text]
  const haystack = folded(text)
  const needles = listNeedles(terms)
  const parts: { text: string; isMatch: boolean }[] = []
  const push = (piece: string, isMatch: boolean) => {
    const last = parts.at(-1)
    if (last && !last.isMatch && !isMatch) last.text += piece
    else parts.push({ text: piece, isMatch })
  }
  let at = 0
  while (at < characters.length) {
    const found = needles.find((needle) => startsAt(haystack, needle, at))
    const length = found?.length ?? 1
    push(characters.slice(at, at + length).join(''), found !== undefined)
    at += length
  }
  return parts
}

export type HighlightProps = { readonly text: string; readonly term: string | readonly string[] }

/** A text with the search term marked. */
export const Highlight = ({ text, term }: HighlightProps) => {
  let offset = 0
  return highlightParts(text, term).map((part) => {
    const key = offset
    offset += part.text.length
    return part.isMatch ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>
  })
}
