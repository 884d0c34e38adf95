import { countedStatuses, type FactKind, factKindNames } from '@girassol/domain/analytics'
import { inverterGroup } from '@girassol/domain/catalogue'
import { type RawBuilder, sql } from 'kysely'

/** The day of an instant in São Paulo. */
const dayOf = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone 'America/Sao_Paulo')::date`

const place = sql`coalesce(orders.company_code || ',' || orders.branch_code, '') as branch,
  coalesce(nullif(orders.delivery_address_erp_state, ''), nullif(orders.charge_address_erp_state, ''), '') as uf`

const counted = sql`orders.status = any(${[...countedStatuses]}) and orders.finished_at is not null`

/** The columns after the seller's place; those that a kind of fact does not have are 0. */
type Amounts = Partial<
  Record<'units' | 'value' | 'watts' | 'list' | 'discount' | 'margin' | 'inFull' | 'unchecked', RawBuilder<unknown>>
>

const none = sql`0`
const amounts = ({ units = sql`1`, value = none, watts = none, ...rest }: Amounts) => {
  const { list = none, discount = none, margin = none, inFull = none, unchecked = none } = rest
  return sql`${units}::bigint, (${value})::bigint, (${watts})::bigint, (${list})::bigint, (${discount})::bigint,
    (${margin})::bigint, (${inFull})::integer, (${unchecked})::integer`
}

const watts = sql`round(orders.kit_power_kw * 1000)`

const ofOrders = (ids: RawBuilder<unknown>) => sql`
  select orders.id, 'ORDER', '', ${dayOf(sql`orders.finished_at`)}, orders.seller_id, ${place}, '', '',
    ${amounts({
      value: sql`orders.total_invoice_cents`,
      watts,
      list: sql`orders.sub_total_cents`,
      discount: sql`orders.sub_total_cents - orders.sub_total_with_discount_cents`,
      margin: sql`orders.sub_total_with_discount_cents
        - (select coalesce(sum(quantity * cost_cents), 0) from order_item where order_id = orders.id)`,
    })}
  from ${ids} as changed join orders on orders.id = changed.order_id where ${counted}`

/** What is left of an amount for a line, so that the lines add up to it exactly. */
const shareOf = (amount: RawBuilder<unknown>, part: 'by_value' | 'by_power') => {
  const [upTo, all] = [sql.ref(`${part}_up_to`), sql.ref(`${part}_all`)]
  return sql`round(${amount}::numeric * ${upTo} / ${all}) - round(${amount}::numeric * (${upTo} - ${sql.ref(part)}) / ${all})`
}

const upTo = (
  part: string,
) => sql`sum(${sql.ref(part)}) over (partition by order_id order by id) as ${sql.ref(`${part}_up_to`)},
  sum(${sql.ref(part)}) over (partition by order_id) as ${sql.ref(`${part}_all`)}`

/**
 * The lines of counted orders. The total of an order is divided by the values of its lines, and its power by that of
 * their modules; without any, by value, and without a value, by units.
 */
const ofLines = (ids: RawBuilder<unknown>) => sql`
  select orders.id, 'LINE', line.product_code, ${dayOf(sql`orders.finished_at`)}, orders.seller_id, ${place},
    line.product_code, '', ${amounts({
      units: sql`line.quantity`,
      value: shareOf(sql`orders.total_invoice_cents`, 'by_value'),
      watts: shareOf(watts, 'by_power'),
    })}
  from (
    select id, order_id, product_code, quantity, by_value, by_power, ${upTo('by_value')}, ${upTo('by_power')} from (
      select id, order_id, product_code, quantity,
        case when priced > 0 then value else quantity end as by_value,
        case when powered > 0 then power when priced > 0 then value else quantity end as by_power
      from (
        select id, order_id, product_code, quantity, value, power,
          sum(value) over (partition by order_id) as priced, sum(power) over (partition by order_id) as powered
        from (
          select item.id, item.order_id, item.product_code, item.quantity, item.quantity * item.unit_value_cents as value,
            case when product.group_code = ${sql.lit(inverterGroup)} then 0 else item.quantity * coalesce(product.power_w, 0) end as power
          from ${ids} as changed join order_item as item on item.order_id = changed.order_id
            join product on product.code = item.product_code) as weighed) as summed) as parts) as line
  join orders on orders.id = line.order_id where ${counted}`

const outcomes = sql`budget_outcome as decided on decided.order_id = changed.order_id and not decided.is_remade`

/** ANA-003: a decided budget; a removed one has no place any more. */
const ofOutcomes = (ids: RawBuilder<unknown>) => sql`
  select decided.order_id, decided.outcome, '', ${dayOf(sql`decided.decided_at`)}, decided.seller_id, ${place}, '',
    coalesce(decided.reason, ''), ${amounts({ value: sql`coalesce(decided.total_cents, 0)` })}
  from ${ids} as changed join ${outcomes} left join orders on orders.id = decided.order_id
  where decided.outcome is not null`

/** ANA-015: the lines of lost budgets. */
const ofLostLines = (ids: RawBuilder<unknown>) => sql`
  select decided.order_id, 'LOST_LINE', line.product_code, ${dayOf(sql`decided.decided_at`)}, decided.seller_id, '', '',
    line.product_code, coalesce(decided.reason, ''),
    ${amounts({ units: sql`line.quantity`, value: sql`line.value_cents` })}
  from ${ids} as changed join ${outcomes} join lost_budget_line as line on line.order_id = decided.order_id
  where decided.outcome = 'LOST'`

const promised = sql`coalesce(delivery.first_promised_on, orders.estimated_delivery_date)`

/** ANA-006: as `isOnTimeInFull` says. */
const ofDeliveries = (ids: RawBuilder<unknown>) => sql`
  select orders.id, 'DELIVERED', delivery.id::text, ${dayOf(sql`delivery.delivered_at`)}, orders.seller_id, ${place}, '', '',
    ${amounts({
      inFull: sql`(${dayOf(sql`delivery.delivered_at`)} <= coalesce(${promised}, 'infinity')
        and not coalesce(checked.is_divergent, false))`,
      unchecked: sql`(checked.delivery_id is null)`,
    })}
  from ${ids} as changed join orders on orders.id = changed.order_id
    join delivery on delivery.order_id = orders.id
    left join delivery_check as checked on checked.delivery_id = delivery.id
  where delivery.status = 'DELIVERED' and delivery.delivered_at is not null`

const ofClaims = (ids: RawBuilder<unknown>) => sql`
  select orders.id, 'CLAIM', claim.id::text, ${dayOf(sql`claim.opened_at`)}, orders.seller_id, ${place}, '', '',
    ${amounts({})}
  from ${ids} as changed join orders on orders.id = changed.order_id join claim on claim.order_id = orders.id`

/** The columns of a fact, in the order of `selectFacts`. */
export const factColumns = sql`order_id, kind, item, day, seller_id, branch, uf, product_code, reason, units, value_cents,
  watts, list_cents, discount_cents, margin_cents, in_full, unchecked`

const facts = {
  ORDER: ofOrders,
  LINE: ofLines,
  WON: ofOutcomes,
  LOST: ofOutcomes,
  LOST_LINE: ofLostLines,
  DELIVERED: ofDeliveries,
  CLAIM: ofClaims,
} as const satisfies Record<FactKind, unknown>

/**
 * C-212: what figures count of these orders, as the records are now; the one definition of what is counted. The facts of
 * won and of lost budgets come together. `ids`: a relation with one row of `order_id` for each order.
 */
export const selectFacts = (ids: RawBuilder<unknown>, kinds: readonly FactKind[] = factKindNames) => {
  const selects = [...new Set(kinds.map((kind) => facts[kind]))].map((select) => sql`(${select(ids)})`)
  return sql.join(selects, sql` union all `)
}
