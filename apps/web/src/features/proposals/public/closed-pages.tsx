import type { ReactNode } from 'react'
import classes from './closed-pages.module.css'
import buttons from './frame/button.module.css'

const NeutralPage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <main className={classes.page}>
    <h1>{title}</h1>
    {children}
  </main>
)

/** One page for unknown, revoked and malformed links, without a brand (PROP-009). */
export const MissingPage = () => (
  <NeutralPage title="Esta página não existe ou não está mais disponível.">
    <p>Peça um novo endereço a quem enviou a proposta.</p>
  </NeutralPage>
)

/** The proposal could not be loaded; the sentence says why. */
export const FailedPage = ({ sentence, onRetry }: { readonly sentence: string; readonly onRetry: () => void }) => (
  <NeutralPage title={sentence}>
    <p>
      <button type="button" className={buttons.button} data-kind="outlined" onClick={onRetry}>
        Tentar de novo
      </button>
    </p>
  </NeutralPage>
)

/** The shapes of the page until the brand is known. */
export const LoadingPage = () => (
  <main className={classes.loading} aria-busy="true">
    <h1 className="hidden-visually">Abrindo a proposta</h1>
    <div className={classes.bar} />
    <div className={classes.hero} />
    <div className={classes.facts} />
    <div className={classes.cards}>
      <div />
      <div />
    </div>
  </main>
)
