import { regulationPages } from '@girassol/domain/points-regulation'
import { NativeSelect } from '@mantine/core'
import { formatCounted } from '../../lib/format.ts'
import { useIsPhone } from '../../lib/media.ts'
import classes from './regulation.module.css'
import type { Regulation } from './use-regulation.ts'

type PagesProps = {
  readonly regulation: Regulation
  readonly onChoose: (page: number) => void
}

const namePage = (page: number, title: string): string => (page === 0 ? title : `${page} ${title}`)

const PageSelect = ({ regulation: { page, hitsByPage }, onChoose }: PagesProps) => (
  <NativeSelect
    label="Página"
    value={String(page)}
    onChange={(event) => onChoose(Number(event.currentTarget.value))}
    data={regulationPages.map(({ title }, at) => ({
      value: String(at),
      label: `${namePage(at, title)}${hitsByPage[at] ? ` (${hitsByPage[at]})` : ''}`,
    }))}
  />
)

/** PTS-024: the presentation and the seven entries, each with its number of hits; on the phone a select. */
export const RegulationPages = (props: PagesProps) => {
  const isPhone = useIsPhone()
  const { regulation, onChoose } = props
  if (isPhone) return <PageSelect {...props} />
  const { page, term, hitsByPage } = regulation
  return (
    <nav aria-label="Páginas do regulamento" className={classes.pages}>
      {term !== '' && <p>Páginas com ‘{term}’</p>}
      <ul>
        {regulationPages.map(({ title }, at) => {
          const hits = hitsByPage[at] ?? 0
          return (
            <li key={title}>
              <button type="button" aria-current={at === page ? 'page' : undefined} onClick={() => onChoose(at)}>
                <span>
                  {at > 0 && <span className={classes.number}>{at}</span>}
                  {title}
                </span>
                {hits > 0 && (
                  <span className={classes.count}>
                    <span aria-hidden="true">{hits}</span>
                    <span className="hidden-visually">, {formatCounted(hits, 'ocorrência', 'ocorrências')}</span>
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
