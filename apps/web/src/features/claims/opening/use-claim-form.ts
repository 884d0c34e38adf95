import type { ClaimableUnits } from '@girassol/contract/claims'
import { openClaimBody } from '@girassol/contract/claims/claim-body'
import { toListField, useSchemaForm } from '../../../lib/use-schema-form.ts'
import { blankClaim, findClaimFaults, sampleClaim, toClaimBody } from './typed-claim.ts'

const fieldNames: Readonly<Record<string, string>> = { lines: 'lines', deliveryId: 'arrival', orderId: 'lines' }

/** The form of a new claim; what is typed survives a closed tab (USE-002). */
export const useClaimForm = (orderId: number, found: ClaimableUnits) =>
  useSchemaForm({
    schema: openClaimBody,
    initial: blankClaim,
    labels: {
      type: 'O que aconteceu',
      arrival: 'Entrega',
      lines: 'Itens',
      wish: 'Solução que você quer',
      text: 'Descrição',
    },
    drafted: { form: 'claim', record: orderId, sample: sampleClaim },
    toBody: (typed) => toClaimBody(typed, found, orderId),
    rules: (typed) => findClaimFaults(typed, found),
    toField: (path) => fieldNames[toListField(path)] ?? path,
  })

export type ClaimForm = ReturnType<typeof useClaimForm>
