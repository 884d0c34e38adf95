import type { ApiDescription } from '@girassol/contract/public-api/description'
import type { ReactNode } from 'react'
import { Brand } from '../../ui/brand-mark.tsx'
import { CallSection, listCalls } from './call-section.tsx'
import classes from './developers.module.css'
import { Example } from './example.tsx'
import { SignatureCheck } from './signature-check.tsx'

const sections = [
  ['acesso', 'Acesso'],
  ['escopos', 'Escopos'],
  ['limites', 'Limites e repetição'],
  ['recusas', 'Recusas'],
  ['chamadas', 'Chamadas'],
  ['webhooks', 'Webhooks'],
] as const

/** The field of a page with the cursor of the next one. */
const cursorField = 'next'

type SectionProps = { readonly id: (typeof sections)[number][0]; readonly children: ReactNode }

const Section = ({ id, children }: SectionProps) => (
  <section className={classes.section} aria-labelledby={`${id}-title`} id={id}>
    <h2 id={`${id}-title`}>{sections.find(([name]) => name === id)?.[1]}</h2>
    {children}
  </section>
)

type PartProps = { readonly description: ApiDescription }

const Access = ({ description: { servers } }: PartProps) => (
  <Section id="acesso">
    <p>
      O administrador da empresa cria chaves em <b>Empresa › Integrações</b>. A chave vai no cabeçalho{' '}
      <code>Authorization</code>, só por HTTPS, e nunca no endereço. As chamadas ficam abaixo de{' '}
      <code>{servers[0]?.url}</code>.
    </p>
    <Example
      title="Uma chamada"
      json={`GET ${servers[0]?.url}/products?limit=1\nAuthorization: Bearer gsk_abcdefgh_…`}
    />
    <p>
      Uma chave da empresa vê e faz o que a empresa pode, com os limites de compra de quem a criou. O que ela faz
      aparece como “Chave” e o nome dela. Uma chave da distribuidora diz no cabeçalho <code>sellerid</code> por qual
      integrador chama.
    </p>
  </Section>
)

const Scopes = ({ description }: PartProps) => (
  <Section id="escopos">
    <dl className={classes.terms}>
      {description['x-scopes'].map(({ scope, label }) => (
        <div key={scope}>
          <dt>
            <code>{scope}</code>
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  </Section>
)

const Limits = ({ description: { 'x-limits': limits } }: PartProps) => (
  <Section id="limites">
    <ul>
      <li>
        {limits.perMinute} chamadas por minuto e {limits.perDay.toLocaleString('pt-BR')} por dia (de São Paulo) para
        cada chave. <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code> e <code>RateLimit-Reset</code> dizem
        quanto falta; acima disso, 429 com <code>Retry-After</code>.
      </li>
      <li>
        Listas vêm em páginas de até {limits.pageSize} (<code>limit</code>): <code>{cursorField}</code> é o cursor da
        próxima, que vai em <code>after</code>. Ele vale só para a mesma lista com os mesmos filtros.
      </li>
      <li>
        Quem cria ou move manda <code>Idempotency-Key</code>, de 1 a 100 caracteres: por 24 horas a mesma chave com o
        mesmo corpo recebe a mesma resposta.
      </li>
      <li>A versão está no caminho. O que for retirado continua por 12 meses, com o cabeçalho Deprecation.</li>
    </ul>
  </Section>
)

const Codes = ({ description }: PartProps) => (
  <Section id="recusas">
    <p>
      Toda recusa traz <code>code</code>, que não muda, <code>message</code> em português e <code>requestId</code>.
    </p>
    <dl className={classes.terms}>
      {description['x-codes'].map(({ code, status, meaning }) => (
        <div key={code}>
          <dt>
            {status} <code>{code}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </Section>
)

const Webhooks = ({ description: { webhooks } }: PartProps) => (
  <Section id="webhooks">
    <p>
      Um webhook recebe um POST para cada evento, com ids e situações apenas: leia o resto pela API. A ordem não é
      garantida; <code>data.version</code> diz qual é o mais novo. A assinatura é <code>v1,</code> e o base64 do
      HMAC-SHA256 de <code>id.timestamp.corpo</code> com o segredo decodificado.
    </p>
    <dl className={classes.terms}>
      {Object.entries(webhooks).map(([event, { post }]) => (
        <div key={event}>
          <dt>
            <code>{event}</code>
          </dt>
          <dd>
            {post.summary}
            <details>
              <summary>Exemplo de {event}</summary>
              <Example title={event} json={post.requestBody.content['application/json']?.example} />
            </details>
          </dd>
        </div>
      ))}
    </dl>
    <SignatureCheck />
  </Section>
)

/** The documentation of the public API, drawn from its description (API-011). */
export const DevelopersPage = ({ description }: PartProps) => (
  <div className={classes.page}>
    <header className={classes.bar}>
      <Brand size={24} />
      <a href="/api/public/openapi.json">OpenAPI 3.1</a>
    </header>
    <div className={classes.columns}>
      <nav aria-label="Seções" className={classes.nav}>
        {sections.map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <main className={classes.main}>
        <h1>{description.info.title}</h1>
        <p className={classes.lead}>{description.info.description}</p>
        <Access description={description} />
        <Scopes description={description} />
        <Limits description={description} />
        <Codes description={description} />
        <Section id="chamadas">
          {listCalls(description).map((call) => (
            <CallSection key={call.operation.operationId} call={call} />
          ))}
        </Section>
        <Webhooks description={description} />
      </main>
    </div>
  </div>
)
