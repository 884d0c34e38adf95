import { highlightParts } from '../../ui/highlight.tsx'
import classes from './regulation.module.css'

export type MarkedTextProps = {
  readonly text: string
  readonly term: string
  /** The index of the current hit in this text; null when it has none. */
  readonly current: number | null
}

/** A text with the search hits marked, the current one more strongly. */
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
