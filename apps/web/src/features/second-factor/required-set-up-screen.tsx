import { listOwnFactors } from '@girassol/contract/second-factor'
import { useDocumentTitle } from '@mantine/hooks'
import { afterLogin, endSession } from '../../lib/session-end.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Brand } from '../../ui/brand-mark.tsx'
import { ToastStack } from '../../ui/toast-stack.tsx'
import { FreshSignIn } from '../session/index.ts'
import classes from './second-factor.module.css'
import { SecondFactorCard } from './second-factor-card.tsx'

/** SEC-007: the only page of a user who must have a second factor and has none. */
export const RequiredSetUpScreen = () => {
  useDocumentTitle('Proteja o seu acesso · Girassol')
  const { data } = useEndpointQuery(listOwnFactors, {})
  const isDone = (data?.factors.length ?? 0) > 0
  return (
    <>
      <main className={classes.page}>
        <Brand size={30} />
        <h1>Proteja o seu acesso</h1>
        <p className={classes.about}>
          O administrador do portal exige a verificação em duas etapas para o seu perfil. Configure uma das formas
          abaixo para continuar.
        </p>
        <SecondFactorCard />
        <div className={classes.foot}>
          {isDone && (
            <ActionButton
              label="Continuar"
              variant="next"
              onRun={() => window.location.assign(afterLogin(window.location.search))}
            />
          )}
          <ActionButton label="Sair" variant="text" onRun={() => void endSession('/login')} />
        </div>
      </main>
      <FreshSignIn />
      <ToastStack />
    </>
  )
}
