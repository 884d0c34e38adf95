import type { ManagedProductView } from '@girassol/contract/catalogue'
import { displayName } from '@girassol/domain/catalogue'
import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useCan } from '../../../access/session.tsx'
import { letterKeysAct } from '../../../lib/letter-keys.ts'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { AvailabilityText } from '../../cart/index.ts'
import { ImpactLink } from '../../substitutions/index.ts'
import classes from './managed-product.module.css'

export type ManagedProductProps = {
  readonly code: string
  /** The codes of the list, in its order, for the keys J and K. */
  readonly codes: readonly string[]
  /** Below 1200 px the record is a page of its own. */
  readonly isPage: boolean
  readonly listAddress: string
  readonly onGo: (code: string) => void
}

type Neighbours = { readonly previous: string | undefined; readonly next: string | undefined }

const findNeighbours = ({ code, codes }: Pick<ManagedProductProps, 'code' | 'codes'>): Neighbours => {
  const at = codes.indexOf(code)
  return at < 0 ? { previous: undefined, next: undefined } : { previous: codes[at - 1], next: codes[at + 1] }
}

type ArrowsProps = Neighbours & Pick<ManagedProductProps, 'onGo'>

const Arrows = ({ previous, next, onGo }: ArrowsProps) => (
  <>
    <ActionIcon
      variant="subtle"
      aria-label="Produto anterior"
      disabled={previous === undefined}
      onClick={() => previous !== undefined && onGo(previous)}
    >
      <IconChevronUp size={18} aria-hidden />
    </ActionIcon>
    <ActionIcon
      variant="subtle"
      aria-label="Próximo produto"
      disabled={next === undefined}
      onClick={() => next !== undefined && onGo(next)}
    >
      <IconChevronDown size={18} aria-hidden />
    </ActionIcon>
  </>
)

/** The link to the store's page, for users who may open it and while the store shows the product. */
const StoreLink = ({ record }: { readonly record: ManagedProductView }) => {
  const usesStore = useCan('store.use')
  if (!usesStore || !record.isActive || !record.isInStore) return null
  return <ExternalLink href={`/detalhes/${record.product.URL_ID}`} label="Ver na loja" />
}

const Meta = ({ record }: { readonly record: ManagedProductView }) => (
  <>
    <span className="figures">{record.product.B1_COD}</span>
    {record.isActive && <AvailabilityText availability={record.product.availability} />}
    <StoreLink record={record} />
    <ImpactLink code={record.product.B1_COD} />
  </>
)

const typing = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="dialog"]'

/** J and K open the next and the previous record, Escape closes it; not while typing, nor in a menu or a dialog. */
const panelKey = (event: KeyboardEvent<HTMLElement>): 'previous' | 'next' | 'close' | null => {
  const at = event.target as Element
  if (!event.currentTarget.contains(at) || at.closest(typing) || event.ctrlKey || event.metaKey || event.altKey)
    return null
  if (event.key === 'Escape') return 'close'
  if (!letterKeysAct()) return null
  return event.key === 'j' ? 'next' : event.key === 'k' ? 'previous' : null
}

const rowLink = (code: string): HTMLElement | null =>
  document.querySelector(`tbody a[href$="produto=${CSS.escape(code)}"]`)

/** The title receives the focus when a record is opened; closing returns it to the row. */
const usePanelFocus = (code: string) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    return () => rowLink(code)?.focus({ preventScroll: true })
  }, [code])
  return title
}

type FrameProps = ManagedProductProps & {
  readonly record: ManagedProductView | undefined
  readonly children: ReactNode
}

const nameProduct = (record: ManagedProductView | undefined): string =>
  record === undefined ? 'Produto' : displayName(record.product.B1_DESC)

/** The record beside the table, which remains visible. */
export const RecordPanel = (props: FrameProps) => {
  const { record, code, listAddress, onGo, children } = props
  const navigate = useNavigate()
  const title = usePanelFocus(code)
  const walk = findNeighbours(props)
  const close = () => void navigate({ href: listAddress })
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const key = panelKey(event)
    if (key === null) return
    event.preventDefault()
    if (key === 'close') return close()
    const to = walk[key]
    if (to !== undefined) onGo(to)
  }
  return (
    <section className={classes.panel} aria-labelledby="managed-product" onKeyDown={press}>
      <header className={classes.head}>
        <div className={classes.title}>
          <h2 id="managed-product" ref={title} tabIndex={-1}>
            {nameProduct(record)}
          </h2>
          <span className={classes.arrows}>
            <Arrows {...walk} onGo={onGo} />
            <ActionIcon variant="subtle" aria-label="Fechar" onClick={close}>
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </span>
        </div>
        {record !== undefined && (
          <p className={classes.meta}>
            <Meta record={record} />
          </p>
        )}
      </header>
      {children}
    </section>
  )
}

/** The record as a page, when the window is too narrow for both. */
export const RecordPage = (props: FrameProps) => {
  const { record, listAddress, onGo, children } = props
  return (
    <>
      <PageHeader
        title={nameProduct(record)}
        back={{ to: listAddress, label: 'Catálogo' }}
        position={
          <span className={classes.arrows}>
            <Arrows {...findNeighbours(props)} onGo={onGo} />
          </span>
        }
      />
      {record !== undefined && (
        <p className={classes.meta}>
          <Meta record={record} />
        </p>
      )}
      <div className={classes.page}>{children}</div>
    </>
  )
}
