import { messageBody } from '@girassol/contract/http/message-body'
import {
  addNegotiationMessage,
  downloadNegotiationFile,
  type NegotiationView,
  readNegotiationMessages,
} from '@girassol/contract/negotiations'
import { useEffect } from 'react'
import { useDownload } from '../../lib/use-download.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { Card } from '../../ui/card.tsx'
import { Composer } from '../../ui/thread/composer.tsx'
import { FileButton, MessageEntry, type ThreadFile } from '../../ui/thread/message-entry.tsx'
import threadClasses from '../../ui/thread/thread.module.css'
import classes from './negotiations.module.css'
import { useStoreNegotiation } from './use-negotiation.ts'

type FileLinkProps = { readonly orderId: number; readonly file: ThreadFile }

const FileLink = ({ orderId, file: { id, name } }: FileLinkProps) => {
  const failure = 'O arquivo não foi baixado. Tente de novo.'
  const download = useDownload(downloadNegotiationFile, { params: { id: orderId, fileId: id } }, { name, failure })
  return <FileButton name={name} isBusy={download.isPending} onRun={() => download.mutate()} />
}

type ThreadProps = { readonly negotiation: NegotiationView }

const ThreadComposer = ({ negotiation: { orderId: id, mayWriteInternally } }: ThreadProps) => {
  const store = useStoreNegotiation()
  const addition = useEndpointMutation(addNegotiationMessage, {
    isOnce: true,
    failure: 'A mensagem não foi enviada. Tente de novo.',
    onSuccess: store,
  })
  return (
    <Composer
      schema={messageBody}
      draft={{ form: 'negotiation-message', record: id }}
      mayWriteInternally={mayWriteInternally}
      isSending={addition.isPending}
      onSend={(body, outcome) => addition.mutate({ params: { id }, body }, outcome)}
    />
  )
}

/** QUO-020: whoever looks at the thread has read its last message. */
const useReadMark = ({ orderId, messages, readers, actions }: NegotiationView) => {
  const last = messages.at(-1)?.id
  const own = readers.find(({ isOwn }) => isOwn)?.upTo ?? 0
  const { mutate } = useEndpointMutation(readNegotiationMessages)
  const isDue = actions.write.allowed && last !== undefined && last > own
  useEffect(() => {
    if (isDue && last !== undefined) mutate({ params: { id: orderId }, body: { upTo: last } })
  }, [isDue, last, mutate, orderId])
}

const Readers = ({ negotiation: { readers, messages } }: ThreadProps) => {
  const last = messages.at(-1)?.id
  const others = readers.filter(({ isOwn, upTo }) => !isOwn && upTo === last).map(({ name }) => name)
  return others.length > 0 && <p className={classes.readers}>Lida por {others.join(', ')}</p>
}

/** QUO-019, QUO-020: what both sides wrote, who has read it, and the field for the next message. */
export const NegotiationThread = ({ negotiation }: ThreadProps) => {
  const { messages, orderId, actions } = negotiation
  useReadMark(negotiation)
  return (
    <section aria-label="Conversa da negociação">
      <Card title="Conversa">
        {messages.length === 0 && <p className={threadClasses.none}>Nenhuma mensagem ainda.</p>}
        {messages.length > 0 && (
          <ol className={threadClasses.messages} aria-label="Mensagens">
            {messages.map((message) => (
              <MessageEntry
                key={message.id}
                message={message}
                renderFile={(file) => <FileLink orderId={orderId} file={file} />}
              />
            ))}
          </ol>
        )}
        <Readers negotiation={negotiation} />
        {actions.write.allowed && <ThreadComposer negotiation={negotiation} />}
      </Card>
    </section>
  )
}
