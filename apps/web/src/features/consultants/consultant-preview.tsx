import type { ManagedConsultant } from '@girassol/contract/consultants'
import { toChatAddress } from '@girassol/domain/consultants'
import { brazilStateNames, brazilStates } from '@girassol/domain/shared'
import { Select } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { formatPhone } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { externalAnchor } from '../../ui/external-link.tsx'
import classes from './consultant-list-screen.module.css'

const options = brazilStates.map((value) => ({ value, label: `${value} · ${brazilStateNames[value]}` }))

const Seen = ({ consultant }: { readonly consultant: ManagedConsultant | undefined }) =>
  consultant === undefined ? (
    <p className={classes.dim}>Nenhum botão: ninguém atende este estado.</p>
  ) : (
    <>
      <a href={toChatAddress(consultant.phoneNumber)} {...externalAnchor} className={classes.seen}>
        <IconMessageCircle size={20} aria-hidden />
        Fale com um consultor
        <span className="hidden-visually"> (abre em outra aba)</span>
      </a>
      <p className={classes.dim}>
        Abre uma conversa com {consultant.consultantName}, {formatPhone(consultant.phoneNumber)}.
      </p>
    </>
  )

/** NAV-014, NAV-015: what an integrator of a state sees. */
export const ConsultantPreview = ({ consultants }: { readonly consultants: readonly ManagedConsultant[] }) => {
  const [state, setState] = useState<string>(consultants[0]?.states[0] ?? 'SP')
  return (
    <Card title="O que o integrador vê">
      <div className={classes.preview}>
        <Select
          label="Estado do integrador"
          data={options}
          value={state}
          allowDeselect={false}
          searchable
          onChange={(chosen) => chosen !== null && setState(chosen)}
        />
        <Seen consultant={consultants.find(({ states }) => states.some((each) => each === state))} />
      </div>
    </Card>
  )
}
