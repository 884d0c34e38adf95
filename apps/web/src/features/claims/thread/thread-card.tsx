import { addClaimMessage, type ClaimView, downloadClaimFile } from '@girassol/contract/claims'
import { messageBody } from '@girassol/contract/http/message-body'
import { useDownload } from '../../../lib/use-download.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { Card } from '../../../ui/card.tsx'
import { Composer } from '../../../ui/thread/composer.tsx'
import { FileButton, MessageEntry, type ThreadFile } from '../../../ui/thread/message-entry.tsx'
import classes from '../../../ui/thread/thread.module.css'
import { useStoreClaim } from '../use-store-claim.ts'

type FileOfClaim = { readonly claimId: number; readonly file: ThreadFile }

const FileLink = ({ claimId, file: { id, name } }: FileOfClaim) => {
  const failure = 'O arquivo não foi baixado. Tente de novo.'
  const download = useDownload(downloadClaimFile, { params: { id: claimId, fileId: id } }, { name, failure })
  return <FileButton name={name} isBusy={download.isPending} onRun={() => download.mutate()} />
}

const ClaimComposer = ({ claim: { id, mayWriteInternally } }: { readonly claim: ClaimView }) => {
  const store = useStoreClaim()
  const addition = useEndpointMutation(addClaimMessage, {
    isOnce: true,
    failure: 'A mensagem não foi enviada. Tente de novo.',
    onSuccess: store,
  })
  return (
    <Composer
      schema={messageBody}
      draft={{ form: 'claim-message', record: id }}
      mayWriteInternally={mayWriteInternally}
      isSending={addition.isPending}
      onSend={(body, outcome) => addition.mutate({ params: { id }, body }, outcome)}
    />
  )
}

/** CLM-009: what both sides wrote, the oldest first, and the field for the next message. */
export const ThreadCard = ({ claim }: { readonly claim: ClaimView }) => (
  <section aria-label="Conversa">
    <Card title="Conversa">
      {claim.messages.length === 0 && <p className={classes.none}>Nenhuma mensagem ainda.</p>}
      {claim.messages.length > 0 && (
        <ol className={classes.messages} aria-label="Mensagens">
          {claim.messages.map((message) => (
            <MessageEntry
              key={message.id}
              message={message}
              renderFile={(file) => <FileLink claimId={claim.id} file={file} />}
            />
          ))}
        </ol>
      )}
      {claim.mayWrite && <ClaimComposer claim={claim} />}
    </Card>
  </section>
)
