import type { ClaimView } from '@girassol/contract/claims'
import { Card } from '../../../ui/card.tsx'
import { Composer } from './composer.tsx'
import { MessageEntry } from './message-entry.tsx'
import classes from './thread.module.css'

/** CLM-009: what both sides wrote, the oldest first, and the field for the next message. */
export const ThreadCard = ({ claim }: { readonly claim: ClaimView }) => (
  <section aria-label="Conversa">
    <Card title="Conversa">
      {claim.messages.length === 0 && <p className={classes.none}>Nenhuma mensagem ainda.</p>}
      {claim.messages.length > 0 && (
        <ol className={classes.messages} aria-label="Mensagens">
          {claim.messages.map((message) => (
            <MessageEntry key={message.id} claimId={claim.id} message={message} />
          ))}
        </ol>
      )}
      {claim.mayWrite && <Composer claim={claim} />}
    </Card>
  </section>
)
