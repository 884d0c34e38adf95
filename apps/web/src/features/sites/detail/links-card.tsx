import { type SiteLinkView, type SiteView, unlinkFromSite } from '@girassol/contract/sites'
import { IconUnlink } from '@tabler/icons-react'
import { useState } from 'react'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { AppLink } from '../../../ui/app-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { linkIcons } from '../link-icons.ts'
import { siteReads } from '../site-reads.ts'
import { describeLink } from './describe-link.ts'
import classes from './site-detail.module.css'

const LinkRecordDialog = lazyDialog(async () => (await import('./link-record-dialog.tsx')).LinkRecordDialog)

type LinkRowProps = { readonly link: SiteLinkView; readonly onUnlink: (() => void) | undefined }

const LinkRow = ({ link, onUnlink }: LinkRowProps) => {
  const LinkIcon = linkIcons[link.kind]
  const unlink = onUnlink && {
    id: 'unlink',
    label: 'Desligar desta obra',
    icon: <IconUnlink size={16} aria-hidden />,
    onRun: onUnlink,
  }
  return (
    <li className={classes.link}>
      <LinkIcon size={18} aria-hidden />
      <div>
        <p>{link.link === null ? link.title : <AppLink to={link.link}>{link.title}</AppLink>}</p>
        <p className={classes.dim}>{describeLink(link)}</p>
      </div>
      {unlink && <ActionMenu label={`Ações de ${link.title}`} actions={[unlink]} />}
    </li>
  )
}

/** SITE-007: the records of a site, and how one is linked or unlinked by hand. */
export const LinksCard = ({ site }: { readonly site: SiteView }) => {
  const [isOpen, setOpen] = useState(false)
  const removal = useEndpointMutation(unlinkFromSite, { success: 'Desligado desta obra', refreshes: siteReads })
  const { allowed } = site.actions.link
  const unlink = ({ kind, recordId }: SiteLinkView) =>
    removal.mutate({ params: { id: site.id }, query: { kind, recordId } })
  return (
    <Card title="Ligados a esta obra">
      {site.links.length === 0 ? (
        <p className={classes.dim}>Nenhum registro ligado ainda.</p>
      ) : (
        <ul className={classes.links} aria-label="Ligados a esta obra">
          {site.links.map((link) => (
            <LinkRow
              key={`${link.kind} ${link.recordId}`}
              link={link}
              onUnlink={allowed ? () => unlink(link) : undefined}
            />
          ))}
        </ul>
      )}
      {allowed && (
        <div className={classes.linkMore}>
          <ActionButton label="Ligar outro registro" variant="text" size="compact" onRun={() => setOpen(true)} />
        </div>
      )}
      {isOpen && <LinkRecordDialog siteId={site.id} onClose={() => setOpen(false)} />}
    </Card>
  )
}
