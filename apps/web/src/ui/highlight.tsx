export type HighlightPart = { readonly text: string; readonly isMatch: boolean }

/** One folded character per character, so that positions in the folded text are positions in the text. */
const folded = (text: string): readonly string[] =>
  [...text].map(
    (character) =>
      character
        .normalize('NFD')
        .replace(/\p{Diacritic}/gu, '')
        .toLowerCase() || character,
  )

const startsAt = (text: readonly string[], term: readonly string[], at: number) =>
  term.every((character, offset) => text[at + offset] === character)

/** Cuts a text where a term occurs, whatever the accents and the case. A blank term matches nothing. */
export const highlightParts = (text: string, term: string): readonly HighlightPart[] => {
  const characters = [...text]
  const haystack = folded(text)
  const needle = folded(term.trim())
  const parts: { text: string; isMatch: boolean }[] = []
  const push = (piece: string, isMatch: boolean) => {
    const last = parts.at(-1)
    if (last && !last.isMatch && !isMatch) last.text += piece
    else parts.push({ text: piece, isMatch })
  }
  let at = 0
  while (at < characters.length) {
    const isMatch = needle.length > 0 && startsAt(haystack, needle, at)
    const length = isMatch ? needle.length : 1
    push(characters.slice(at, at + length).join(''), isMatch)
    at += length
  }
  return parts
}

/** A text with the searched term marked. */
export const Highlight = ({ text, term }: { readonly text: string; readonly term: string }) => {
  let offset = 0
  return highlightParts(text, term).map((part) => {
    const key = offset
    offset += part.text.length
    return part.isMatch ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>
  })
}
