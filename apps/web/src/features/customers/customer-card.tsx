import { formatDocument } from '@girassol/domain/shared'
import { IconPencil } from '@tabler/icons-react'
import { formatCep, formatPhone } from '../../lib/format.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import classes from './customer-card.module.css'

/** The recipient of the invoice, as an order stores it. */
export type BilledParty = {
  readonly name: string
  readonly document: string
  readonly phone: string | null
  readonly email: string | null
  readonly cep: string | null
  readonly street: string | null
  readonly number: string | null
  readonly neighborhood: string | null
  readonly city: string | null
  readonly state: string | null
}

const listed = (parts: readonly (string | null)[], mark: string) => parts.filter(Boolean).join(mark)

/** 'Rua T 63, 1200, Setor Bueno, Goiânia/GO, 74000-000' */
export const addressLine = (place: Omit<BilledParty, 'name' | 'document' | 'phone' | 'email'>): string =>
  listed(
    [
      place.street,
      place.number,
      place.neighborhood,
      listed([place.city, place.state], '/'),
      place.cep === null ? null : formatCep(place.cep),
    ],
    ', ',
  )

export type CustomerCardProps = {
  readonly party: BilledParty
  /** Absent when this screen must not change the registration. */
  readonly onChange?: () => void
}

/** The chosen customer: name, contact and billing address. */
export const CustomerCard = ({ party, onChange }: CustomerCardProps) => (
  <div className={classes.card}>
    <div className={classes.text}>
      <p className={classes.name}>{party.name}</p>
      <p className={classes.line}>
        <span className="figures">{formatDocument(party.document)}</span>
        {party.phone && (
          <>
            {' · '}
            <span className="figures">{formatPhone(party.phone)}</span>
          </>
        )}
        {party.email && ` · ${party.email}`}
      </p>
      <p className={classes.line}>{addressLine(party)}</p>
    </div>
    {onChange !== undefined && (
      <div className={classes.action}>
        <ActionButton
          label="Editar"
          name="Editar cliente"
          variant="text"
          icon={<IconPencil size={16} aria-hidden />}
          onRun={onChange}
        />
      </div>
    )}
  </div>
)
