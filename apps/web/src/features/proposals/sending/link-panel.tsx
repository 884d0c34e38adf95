import type { ProposalView } from '@girassol/contract/proposals'
import { Button, TextInput } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useSession } from '../../../access/session.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { externalAnchor } from '../../../ui/external-link.tsx'
import classes from './sending.module.css'
import { toWhatsappLink } from './whatsapp-link.ts'

/** The public address of a sent proposal, to copy or to send (PROP-030). */
export const LinkPanel = ({
  link,
  customer,
}: {
  readonly link: string
  readonly customer: ProposalView['customer']
}) => {
  const { seller, owner, name } = useSession()
  const tradeName = (seller ?? owner)?.fancyName ?? name
  return (
    <div className={classes.link}>
      <TextInput label="Link da proposta" value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      <div className={classes.buttons}>
        <CopyButton text={link} label="Copiar link" done="Link da proposta copiado." />
        <Button
          component="a"
          variant="default"
          href={toWhatsappLink({ phone: customer.phone, tradeName, link })}
          {...externalAnchor}
          leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
        >
          Enviar pelo WhatsApp
          <span className="hidden-visually"> (abre em outra aba)</span>
        </Button>
      </div>
    </div>
  )
}
