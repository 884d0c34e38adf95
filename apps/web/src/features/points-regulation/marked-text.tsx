import { highlightParts } from '../../ui/highlight.tsx'
import classes from './regulation.module.css'

export type MarkedTextProps = {
  readonly text: string
  readonly term: string
  /** Which of the hits in this text is the current one; null when none is. */
  readonly current: number | null
}

/** A text with the hits of the search marked, the current one stronger. */
export const MarkedText = ({ text, term, current }: MarkedTextProps) => {
  let [offset, hit] = [0, -1]
  return highlightParts(text, term).map((part) => {
    const key = offset
    offset += part.text.length
    if (!part.isMatch) return <span key={key}>{part.text}</span>
    hit += 1
    return (
      <mark key={key} className={classes.hit} data-current={hit === current || undefined}>
        {part.text}
      </mark>
    )
  })
}
