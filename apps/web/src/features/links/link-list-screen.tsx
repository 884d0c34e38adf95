import { type KeptLink, listKeptLinks, orderLinks, removeLink } from '@girassol/contract/links'
import { roleLabels } from '@girassol/domain/access'
import { type LinkPlace, linkPlaceLabels, linkPlaces } from '@girassol/domain/links'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Card, CardRow } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { moveActions } from '../../ui/move-actions.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { RemoveDialog } from '../../ui/remove-dialog.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { refreshes } from './kept-links.ts'
import classes from './link-list-screen.module.css'

const LinkDialog = lazyDialog(async () => (await import('./link-dialog.tsx')).LinkDialog)

type Opening = { readonly onEdit: (link: KeptLink) => void; readonly onRemove: (link: KeptLink) => void }
type RowProps = Opening & { readonly link: KeptLink; readonly ids: readonly number[] }

/** Where people meet the links of a place. */
const placeNotes: Readonly<Record<LinkPlace, string>> = {
  modules: 'No início e no menu, sob “Módulos”. Sem nenhum, o menu não aparece.',
  apps: 'Nos aplicativos da barra de navegação, depois das telas do portal.',
  library: 'O atalho “Biblioteca” do início leva ao primeiro que a pessoa vê.',
}

const audienceText = ({ roles }: KeptLink): string =>
  roles.length === 0 ? 'Todos' : roles.map((role) => roleLabels[role]).join(', ')

const Row = ({ link, ids, onEdit, onRemove }: RowProps) => {
  const order = useEndpointMutation(orderLinks, { refreshes })
  const { id, place, label, url } = link
  return (
    <div className={classes.row}>
      <div className={classes.facts}>
        <strong>{label}</strong>
        <ExternalLink href={url} label={url} className={classes.url} />
      </div>
      <span className={classes.audience}>{audienceText(link)}</span>
      <ActionMenu
        label={`Ações do link ${label}`}
        actions={[
          { id: 'edit', label: 'Editar', onRun: () => onEdit(link) },
          ...moveActions({ ids, id, onOrder: (moved) => order.mutate({ body: { place, ids: moved } }) }),
          { id: 'remove', label: 'Remover', isDangerous: true, onRun: () => onRemove(link) },
        ]}
      />
    </div>
  )
}

const Place = ({
  place,
  links,
  ...opening
}: Opening & { readonly place: LinkPlace; readonly links: readonly KeptLink[] }) => (
  <Card title={linkPlaceLabels[place]} isFlush>
    <p className={classes.note}>{placeNotes[place]}</p>
    {links.length === 0 && (
      <EmptyState title="Nenhum link" text="Os links aparecem aqui na ordem em que são mostrados." />
    )}
    {links.map((link) => (
      <CardRow key={link.id}>
        <Row link={link} ids={links.map(({ id }) => id)} {...opening} />
      </CardRow>
    ))}
  </Card>
)

const Removing = ({ link, onClose }: { readonly link: KeptLink; readonly onClose: () => void }) => {
  const remove = useEndpointMutation(removeLink, { refreshes, success: 'Link removido', onSuccess: onClose })
  return (
    <RemoveDialog
      what={`o link ${link.label}`}
      isRunning={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: link.id } })}
      onClose={onClose}
    >
      Ele deixa de aparecer em {linkPlaceLabels[link.place]} para todos que o veem.
    </RemoveDialog>
  )
}

/** C-15, C-140: what leads out of the portal, by the place where it stands. */
export const LinkListScreen = () => {
  const found = useEndpointQuery(listKeptLinks, {})
  const [edited, setEdited] = useState<KeptLink | 'new'>()
  const [removed, setRemoved] = useState<KeptLink>()
  const reload = async (id: number | undefined) => {
    const { data = [] } = await found.refetch()
    setEdited(data.find((link) => link.id === id))
  }
  const link = edited === 'new' ? null : edited
  return (
    <>
      <PageHeader
        title="Links"
        note="O que leva para fora do portal. Cada link abre em outra aba."
        primary={
          <ActionButton
            label="Novo link"
            variant="next"
            icon={<IconPlus size={16} aria-hidden />}
            onRun={() => setEdited('new')}
          />
        }
      />
      {found.data === undefined && found.error === null && <SkeletonLines lines={6} />}
      {found.data === undefined && found.error !== null && (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
      )}
      {found.data !== undefined && (
        <div className={classes.places}>
          {linkPlaces.map((place) => (
            <Place
              key={place}
              place={place}
              links={found.data.filter((each) => each.place === place)}
              onEdit={setEdited}
              onRemove={setRemoved}
            />
          ))}
        </div>
      )}
      {link !== undefined && (
        <LinkDialog
          key={link?.version}
          link={link}
          onReload={() => void reload(link?.id)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed !== undefined && <Removing link={removed} onClose={() => setRemoved(undefined)} />}
    </>
  )
}
