import { listPageLines, type RegulationLine, regulationPages } from '@girassol/domain/points-regulation'
import { type ReactNode, useEffect, useRef } from 'react'
import { Card } from '../../ui/card.tsx'
import { MarkedText } from './marked-text.tsx'
import classes from './regulation.module.css'
import { countHits } from './regulation-hits.ts'

export type RegulationTextProps = {
  readonly page: number
  readonly term: string
  /** The current hit among those of the page; null when it is on another page. */
  readonly hitOnPage: number | null
}

type PlacedLine = RegulationLine & {
  /** The current hit among those of the line; null when it is in another one. */
  readonly current: number | null
}

/** The lines of the page, each with the current hit when it is in the line. */
const placeLines = ({ page, term, hitOnPage }: RegulationTextProps): readonly PlacedLine[] => {
  const shown = regulationPages[page]
  let before = 0
  return (shown === undefined ? [] : listPageLines(shown)).map((line) => {
    const hits = countHits(line.text, term)
    const isHere = hitOnPage !== null && hitOnPage >= before && hitOnPage < before + hits
    const current = isHere ? hitOnPage - before : null
    before += hits
    return { ...line, current }
  })
}

type LineProps = { readonly kind: RegulationLine['kind']; readonly children: ReactNode }

const Line = ({ kind, children }: LineProps) => {
  if (kind === 'paragraph') return <p>{children}</p>
  if (kind === 'heading') return <h3>{children}</h3>
  return (
    <h2 id="regulation-title" tabIndex={-1}>
      {children}
    </h2>
  )
}

/** One page of the regulation; the current hit is scrolled into view. */
export const RegulationText = (props: RegulationTextProps) => {
  const { page, term, hitOnPage } = props
  const article = useRef<HTMLElement>(null)
  const hit = term === '' || hitOnPage === null ? '' : `${page} ${term} ${hitOnPage}`
  useEffect(() => {
    if (hit !== '') article.current?.querySelector('mark[data-current]')?.scrollIntoView({ block: 'center' })
  }, [hit])
  return (
    <Card>
      <article ref={article} className={classes.text} aria-labelledby="regulation-title">
        {page > 0 && (
          <p className={classes.place}>
            Página {page} de {regulationPages.length - 1}
          </p>
        )}
        {placeLines(props).map(({ kind, text, current }) => (
          <Line key={text} kind={kind}>
            <MarkedText text={text} term={term} current={current} />
          </Line>
        ))}
      </article>
    </Card>
  )
}
