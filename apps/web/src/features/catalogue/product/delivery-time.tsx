import { findFreightDeadline } from '@girassol/contract/freight'
import { useState } from 'react'
import { isSystemAway } from '../../../lib/api-error.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { MaskedInput } from '../../../ui/masked-input.tsx'
import classes from './delivery-time.module.css'

const daysText = (days: number) => (days === 1 ? '1 dia útil' : `${days} dias úteis`)

/** How long delivery to a postal code takes, in working days (STORE-012, STORE-040, STORE-044). */
export const DeliveryTime = () => {
  const [cep, setCep] = useState('')
  const { data, isFetching, error } = useEndpointQuery(
    findFreightDeadline,
    { params: { cep } },
    { enabled: cep.length === 8 },
  )
  return (
    <div className={classes.box}>
      <MaskedInput kind="cep" label="Prazo de entrega para o CEP" value={cep} onChange={setCep} />
      <p role="status" className={classes.answer}>
        {isFetching && 'Calculando…'}
        {!isFetching && error !== null && (isSystemAway(error) ? error.message : 'Prazo de entrega indisponível')}
        {!isFetching && data !== undefined && `Entrega em ${daysText(data.deadline)}`}
      </p>
    </div>
  )
}
