import { type FrequentProduct, listFrequentProducts, previewReorder } from '@girassol/contract/quick-order'
import { mostReorderedOrders } from '@girassol/domain/quick-order'
import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { toSentences } from '../../lib/api-error.ts'
import { formatCount, formatDate } from '../../lib/format.ts'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import classes from './quick-order.module.css'

type Include = { readonly onInclude: (lines: readonly string[]) => void }

const toNumbers = (text: string): readonly number[] => text.match(/\d+/g)?.map(Number) ?? []

const describeTooMany = `São no máximo ${mostReorderedOrders} números de cada vez.`

/** The items of orders and budgets as lines of the list (FAST-013). */
const ReorderForm = ({ onInclude }: Include) => {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const reorder = useEndpointMutation(previewReorder, { failure: false })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const orderIds = [...toNumbers(text)]
    if (orderIds.length === 0 || reorder.isPending) return
    if (orderIds.length > mostReorderedOrders) {
      setProblem(describeTooMany)
      return
    }
    setProblem(undefined)
    reorder.mutate(
      { body: { orderIds } },
      {
        onSuccess: ({ rows }) => {
          onInclude(rows.map(({ read }) => read))
          setText('')
        },
        onError: (error) => setProblem(toSentences(error, 'Os itens não foram trazidos. Tente de novo.')[0]),
      },
    )
  }
  return (
    <form className={classes.reorder} onSubmit={submit}>
      <TextInput
        label="Números de pedidos ou orçamentos"
        value={text}
        inputMode="numeric"
        autoComplete="off"
        placeholder="10482, 10490"
        error={problem}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ActionButton label="Trazer itens" isSubmit isRunning={reorder.isPending} />
    </form>
  )
}

const FrequentLine = ({ product, onInclude }: Include & { readonly product: FrequentProduct }) => {
  const { code, name, quantity, lastOrderedOn } = product
  return (
    <li className={classes.frequentLine}>
      <span className={classes.product}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        <span className={classes.code}>
          {formatCount(quantity)} un. · último pedido em {formatDate(lastOrderedOn)}
        </span>
      </span>
      <ActionButton label="Incluir" name={`Incluir ${name}`} size="compact" onRun={() => onInclude([`${code};1`])} />
    </li>
  )
}

/** FAST-013, FAST-014: what was ordered before, as lines of the list. */
export const OrderedBeforeCard = ({ onInclude, canRead }: Include & { readonly canRead: boolean }) => {
  const { data } = useEndpointQuery(listFrequentProducts, {}, { enabled: canRead })
  const products = data?.data ?? []
  return (
    <Card title="Comprar de novo">
      <div className={classes.list}>
        <ReorderForm onInclude={onInclude} />
        {products.length > 0 && (
          <section aria-label="Mais comprados">
            <h3 className={classes.subtitle}>Mais comprados em 180 dias</h3>
            <ul className={classes.frequent}>
              {products.map((product) => (
                <FrequentLine key={product.code} product={product} onInclude={onInclude} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Card>
  )
}
