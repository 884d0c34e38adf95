import { listOwnFactors } from '@girassol/contract/second-factor'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { Card } from '../../ui/card.tsx'
import { LoadedList } from '../../ui/record-list/loaded-list.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import { OwnFactors } from './own-factors.tsx'
import classes from './second-factor.module.css'

/** SEC-006: how the user protects the account besides the password. */
export const SecondFactorCard = () => {
  const query = useEndpointQuery(listOwnFactors, {}, { refetchOnMount: 'always' })
  const isActive = (query.data?.factors.length ?? 0) > 0
  return (
    <Card title="Verificação em duas etapas" aside={isActive && <StatusPill tone="success" label="Ativa" />}>
      <LoadedList query={query}>
        {(own) => (
          <>
            <p className={classes.about}>
              Depois da senha, o portal pede algo que só você tem: uma chave de acesso ou o código de um aplicativo.
              {own.isRequired && ' O seu perfil precisa dela.'}
            </p>
            <OwnFactors own={own} />
          </>
        )}
      </LoadedList>
    </Card>
  )
}
