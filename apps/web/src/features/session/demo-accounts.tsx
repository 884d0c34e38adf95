import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { listDemoAccounts } from '@girassol/contract/session'
import { useEffect, useState } from 'react'
import { callEndpoint } from '../../lib/api-client.ts'
import classes from './demo-accounts.module.css'
import { demoGroups } from './demo-groups.ts'

type Demo = ResponseFor<typeof listDemoAccounts>

/** The accounts of the demonstration; none when the server offers none or fails: the form works without them. */
const useDemoAccounts = (): Demo => {
  const [demo, setDemo] = useState<Demo>({ accounts: [], password: '', needsAdministrator: false })
  useEffect(() => {
    const leaving = new AbortController()
    const none = () => undefined
    void callEndpoint(listDemoAccounts, {}, { signal: leaving.signal }).then(setDemo, none)
    return () => leaving.abort()
  }, [])
  return demo
}

export type DemoAccountsProps = {
  readonly onChoose: (credentials: { readonly email: string; readonly password: string }) => void
}

/** USE-027: no user can administer the portal yet; only the server can create the first account. */
const FirstAdministrator = () => (
  <section className={classes.demo} aria-labelledby="primeiro-administrador">
    <h2 id="primeiro-administrador">Este portal ainda não tem administrador</h2>
    <p className={classes.first}>
      Crie o primeiro no servidor, na pasta do portal, e entre com ele aqui. Com o banco de dados embutido, pare o
      portal antes e inicie-o de novo depois.
    </p>
    <code className={classes.command}>npm run create-admin</code>
  </section>
)

/** One click logs in with an account of the demonstration, grouped by kind of work. */
export const DemoAccounts = ({ onChoose }: DemoAccountsProps) => {
  const { accounts, password, needsAdministrator } = useDemoAccounts()
  if (needsAdministrator) return <FirstAdministrator />
  if (accounts.length === 0) return null
  return (
    <section className={classes.demo} aria-labelledby="contas-de-demonstracao">
      <h2 id="contas-de-demonstracao">Contas de demonstração</h2>
      {demoGroups(accounts).map(({ title, members }) => (
        <div key={title} className={classes.group}>
          <h3>{title}</h3>
          <ul>
            {members.map(({ email, label }) => (
              <li key={email}>
                <button
                  type="button"
                  title={email}
                  aria-label={`${label}: entrar como ${email}`}
                  onClick={() => onChoose({ email, password })}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
