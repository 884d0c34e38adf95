import classes from './closed-pages.module.css'
import { PageTitle } from './page-title.tsx'

/** One page for unknown, revoked and malformed links, without a brand (WAR-006). */
export const MissingPage = ({ takesFocus }: { readonly takesFocus: boolean }) => (
  <main className={classes.page}>
    <PageTitle takesFocus={takesFocus}>Esta página não existe ou não está mais disponível.</PageTitle>
    <p>Peça um novo endereço ao seu integrador.</p>
  </main>
)

type FailedPageProps = {
  readonly sentence: string
  readonly takesFocus: boolean
  readonly onRetry: () => void
}

/** The warranties could not be loaded; the sentence says why. */
export const FailedPage = ({ sentence, takesFocus, onRetry }: FailedPageProps) => (
  <main className={classes.page}>
    <PageTitle takesFocus={takesFocus}>{sentence}</PageTitle>
    <button type="button" className={classes.retry} onClick={onRetry}>
      Tentar de novo
    </button>
  </main>
)

/** The shapes of the page until its answer is there. */
export const LoadingPage = () => (
  <main className={classes.loading} aria-busy="true">
    <h1 className="hidden-visually">Abrindo as garantias</h1>
    <div className={classes.line} />
    <div className={classes.card} />
    <div className={classes.card} />
  </main>
)
