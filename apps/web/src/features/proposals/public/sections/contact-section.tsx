import type { PublicProposal } from '@girassol/contract/proposals'
import { formatPhone } from '../../../../lib/format.ts'
import buttons from '../frame/button.module.css'
import { ChatButton, LinkButton } from '../frame/link-button.tsx'
import page from '../page.module.css'
import { toContactAddress } from '../page-texts.ts'
import classes from './contact-section.module.css'

const toInitials = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '').join('')
}

type ContactSectionProps = {
  readonly proposal: PublicProposal
  /** Without its heading after the acceptance. */
  readonly isPlain?: boolean
  /** On a phone the quiet way to refuse is at its end. */
  readonly refuse?: (() => void) | undefined
}

/** Whom to ask: the integrator and the person who made the proposal. */
export const ContactSection = ({ proposal, isPlain = false, refuse }: ContactSectionProps) => {
  const { brand } = proposal
  const ways = [brand.phone === null ? null : formatPhone(brand.phone), brand.email, brand.site].filter(
    (way) => way !== null,
  )
  const chat = toContactAddress(proposal)
  return (
    <section className={page.card} data-place="contact" aria-label={isPlain ? 'Contato' : undefined}>
      {!isPlain && <h2>Fale com quem fez esta proposta</h2>}
      <div className={classes.contact}>
        <span className={classes.initials} aria-hidden="true">
          {toInitials(brand.contactName)}
        </span>
        <div className={classes.person}>
          <b>{brand.contactName}</b>
          <span>{brand.tradeName}</span>
          <span>{ways.join(' · ')}</span>
        </div>
        <ChatButton href={chat} kind="outlined" />
        {chat === undefined && brand.email !== null && (
          <LinkButton href={`mailto:${brand.email}`} kind="outlined">
            Escrever e-mail
          </LinkButton>
        )}
      </div>
      {refuse !== undefined && (
        <button type="button" className={`${buttons.button} ${classes.refuse}`} data-kind="quiet" onClick={refuse}>
          Recusar
        </button>
      )}
    </section>
  )
}
