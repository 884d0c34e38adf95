import type { PublicProposal } from '@girassol/contract/proposals'
import { RefuseSheet } from './refuse-sheet.tsx'
import { SignSheet } from './sign-sheet.tsx'
import type { Accepted } from './use-signature.ts'

export type OpenSheet = 'sign' | 'refuse' | undefined

export type AnswerSheetsProps = {
  readonly proposal: PublicProposal
  readonly token: string
  readonly sheet: OpenSheet
  readonly onClose: () => void
  readonly onAccepted: (accepted: Accepted) => void
  readonly onRefused: () => void
  /** Loads the page of now. */
  readonly onRenew: () => void
}

/** The two answers to an open proposal; drawn when one of them is opened for the first time. */
export const AnswerSheets = ({ sheet, onAccepted, onRefused, ...shared }: AnswerSheetsProps) => (
  <>
    <SignSheet {...shared} isOpen={sheet === 'sign'} onAccepted={onAccepted} />
    <RefuseSheet {...shared} isOpen={sheet === 'refuse'} onRefused={onRefused} />
  </>
)
