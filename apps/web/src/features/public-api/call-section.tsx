import type { ApiDescription } from '@girassol/contract/public-api/description'
import classes from './developers.module.css'
import { Example } from './example.tsx'

type Operation = ApiDescription['paths'][string][string]

export type DescribedCall = { readonly method: string; readonly path: string; readonly operation: Operation }

/** The calls of the description, in its order. */
export const listCalls = ({ paths }: ApiDescription): readonly DescribedCall[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

const findExample = (
  content: { readonly 'application/json'?: { readonly example?: unknown } | undefined } | undefined,
) => content?.['application/json']?.example

const Parameters = ({ operation }: Pick<DescribedCall, 'operation'>) => {
  const named = operation.parameters.filter(({ in: place }) => place !== 'header')
  if (named.length === 0) return null
  return (
    <p className={classes.parameters}>
      Parâmetros:{' '}
      {named.map(({ name, required }, at) => (
        <span key={name}>
          {at > 0 && ', '}
          <code>{name}</code>
          {!required && ' (opcional)'}
        </span>
      ))}
    </p>
  )
}

/** One call with what it needs, and an example of what is sent and answered (API-011). */
export const CallSection = ({ call: { method, path, operation } }: { readonly call: DescribedCall }) => {
  const answers = Object.entries(operation.responses).filter(([status]) => status !== 'default')
  const sent = findExample(operation.requestBody?.content)
  return (
    <article className={classes.call} id={operation.operationId} aria-labelledby={`${operation.operationId}-title`}>
      <h3 id={`${operation.operationId}-title`}>
        <span className={classes.method}>{method}</span> <code>{path}</code>
      </h3>
      <p>{operation.summary}</p>
      <p className={classes.needs}>
        Escopo <code>{operation['x-scope']}</code>
        {operation['x-idempotency-key'] && (
          <>
            {' · precisa de '}
            <code>Idempotency-Key</code>
          </>
        )}
      </p>
      <Parameters operation={operation} />
      <details>
        <summary>Exemplo de {operation.operationId}</summary>
        <Example title={String(operation['x-example'] ?? `${method} ${path}`)} json={sent} />
        {answers.map(([status, { description, content }]) => (
          <Example key={status} title={`${status} ${description}`} json={findExample(content)} />
        ))}
      </details>
    </article>
  )
}
