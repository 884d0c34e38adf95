import type { SerialView } from '@girassol/contract/warranties'
import { serialSources } from '@girassol/domain/warranties'
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { formatDate } from '../../lib/format.ts'
import classes from './warranties.module.css'
import { toWarranties } from './warranty-ends.ts'
import { WarrantyText } from './warranty-text.tsx'

/** 'Logística · Lucas Lima · 23/11/2026 · Entrega 2' */
const describeOrigin = ({ source, registeredBy, registeredAt, delivery }: SerialView): string =>
  [serialSources[source], registeredBy, formatDate(registeredAt), delivery === null ? null : `Entrega ${delivery}`]
    .filter((fact) => fact !== null)
    .join(' · ')

const Warranties = ({ serial }: { readonly serial: SerialView }) => (
  <dl>
    {toWarranties(serial).map(({ name, warranty }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <WarrantyText warranty={warranty} />
        </dd>
      </div>
    ))}
  </dl>
)

type SerialRowProps = { readonly serial: SerialView; readonly onRemove: (serial: SerialView) => void }

/** A serial number: who entered it and when, its delivery, and the ends of its warranties (WAR-001, WAR-004). */
export const SerialRow = ({ serial, onRemove }: SerialRowProps) => (
  <li className={classes.serial}>
    <div>
      <strong className={classes.number}>{serial.number}</strong>
      <p className={classes.dim}>{describeOrigin(serial)}</p>
    </div>
    <Warranties serial={serial} />
    {serial.mayRemove && (
      <ActionIcon variant="subtle" aria-label={`Remover o número ${serial.number}`} onClick={() => onRemove(serial)}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    )}
  </li>
)
