import type { MadeKey } from '@girassol/contract/api-keys'
import type { KeyOwner } from '@girassol/domain/api-keys'
import { useState } from 'react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { LoadedList } from '../../ui/record-list/loaded-list.tsx'
import classes from './api-keys.module.css'
import { getKeyCalls } from './key-calls.ts'
import { KeyTable } from './key-table.tsx'
import { SecretDialog } from './secret-dialog.tsx'

const KeyDialog = lazyDialog(async () => (await import('./key-dialog.tsx')).KeyDialog)

/** The keys of the company or of the distributor, with which programs call the public API (API-002). */
export const KeysSection = ({ owner }: { readonly owner: KeyOwner }) => {
  const calls = getKeyCalls(owner)
  const keys = useEndpointQuery(calls.list, {})
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<MadeKey>()
  return (
    <section className={classes.section} aria-labelledby="chaves">
      <header className={classes.head}>
        <div>
          <h2 id="chaves">Chaves de API</h2>
          <p className={classes.dim}>
            Cada sistema chama a API com a sua chave. <a href="/desenvolvedores">Documentação da API</a>
            {keys.data !== undefined && ` · ${keys.data.data.length} de ${keys.data.most} chaves`}
          </p>
        </div>
        {keys.data !== undefined && <ActionButton label="Criar chave" variant="next" onRun={() => setAdding(true)} />}
      </header>
      <LoadedList query={keys}>
        {({ data, scopes }) => (
          <>
            <KeyTable calls={calls} rows={data} onMade={setMade} />
            {isAdding && <KeyDialog calls={calls} scopes={scopes} onMade={setMade} onClose={() => setAdding(false)} />}
          </>
        )}
      </LoadedList>
      {made !== undefined && <SecretDialog made={made} onClose={() => setMade(undefined)} />}
    </section>
  )
}
