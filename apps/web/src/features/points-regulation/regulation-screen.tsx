import { toUrl } from '@girassol/contract/http/endpoint'
import { downloadRegulation } from '@girassol/contract/points-regulation'
import { regulationPages } from '@girassol/domain/points-regulation'
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { PageHeader } from '../../ui/page-header.tsx'
import { PointsMenu } from '../points/index.ts'
import classes from './regulation.module.css'
import { RegulationPages } from './regulation-pages.tsx'
import { RegulationSearch } from './regulation-search.tsx'
import { RegulationText } from './regulation-text.tsx'
import { useRegulation } from './use-regulation.ts'

/** PTS-096: the same text as a file. */
const PdfLink = () => (
  <a className={classes.pdf} href={toUrl(downloadRegulation.path)} download="regulamento-pontos.pdf">
    <IconDownload size={16} aria-hidden /> Baixar PDF
  </a>
)

type NeighboursProps = { readonly page: number; readonly onChoose: (page: number) => void }

const namePage = (page: number): string => `${page > 0 ? `${page} ` : ''}${regulationPages[page]?.title ?? ''}`

const Neighbours = ({ page, onChoose }: NeighboursProps) => (
  <nav aria-label="Páginas vizinhas" className={classes.neighbours}>
    {page > 0 && (
      <button type="button" onClick={() => onChoose(page - 1)}>
        <IconChevronLeft size={16} aria-hidden /> {namePage(page - 1)}
      </button>
    )}
    {page < regulationPages.length - 1 && (
      <button type="button" onClick={() => onChoose(page + 1)}>
        {namePage(page + 1)} <IconChevronRight size={16} aria-hidden />
      </button>
    )}
  </nav>
)

/** PTS-022, PTS-023, PTS-024, C-131: the rules of the programme, page by page, with a search over all of them. */
export const RegulationScreen = () => {
  const regulation = useRegulation()
  const { page, term, hitOnPage, goToPage } = regulation
  const chosen = useRef<number>(null)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focus moves to the title of a chosen page; a hit on another page does not move the focus out of the search.
    if (chosen.current === page) body.current?.querySelector<HTMLElement>('#regulation-title')?.focus()
    chosen.current = null
  }, [page])
  const choose = (to: number) => {
    chosen.current = to
    goToPage(to)
  }
  return (
    <>
      <PageHeader title="Regulamento" windowTitle="Regulamento de pontos" />
      <PointsMenu />
      <div className={classes.screen} ref={body}>
        <aside className={classes.side}>
          <RegulationPages regulation={regulation} onChoose={choose} />
        </aside>
        <RegulationSearch regulation={regulation} />
        <div className={classes.main}>
          <RegulationText page={page} term={term} hitOnPage={hitOnPage} />
          <Neighbours page={page} onChoose={choose} />
        </div>
        <PdfLink />
      </div>
    </>
  )
}
