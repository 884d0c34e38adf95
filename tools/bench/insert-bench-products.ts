import type { Database } from '@girassol/api/database/connection'
import { type RawBuilder, sql } from 'kysely'

/** Units in stock of each product: more than a measurement uses. */
const stockQuantity = 10_000_000

/** Of a hundred products: 75 modules, 10 inverters and 15 fixings and connectors. */
const shares = { modules: 0.75, inverters: 0.1 }

/** Every two hundredth module and inverter can be used in a generator: more than the range of a distributor. */
const choosableEvery = 200

/** A word for maker `k`; there are as many makers as in the equipment lists of the Californian energy commission. */
const maker = (n: RawBuilder<unknown>): RawBuilder<string> => {
  const k = sql`(${n} * 7919 % 259)`
  return sql`(array['AUR','BRI','CAN','DEL','ECO','FOT','GAL','HEL','ION','JUP','KRO','LUM','MIR','NOR','ORI','PRI'])[1 + ${k} % 16]
    || (array['ADA','ELIS','ION','ORA','UMBRA','ALTO','ENTE','IGMA','OSOL','UNAR','AVIS','ETRA','ILUX','OTEK','URIA','ANOR','EXIA'])[1 + ${k} / 16 % 17]`
}

/** Between the 5th and the 95th percentile of the commission's modules: half of them below 296 W. */
const moduleWatts = (n: RawBuilder<unknown>): RawBuilder<number> => sql`(5 * round(case
    when ${n} * 31 % 100 < 25 then 36 + 0.56 * (${n} * 31 % 100)
    when ${n} * 31 % 100 < 50 then 50 + 0.37 * (${n} * 31 % 100 - 25)
    when ${n} * 31 % 100 < 75 then 59 + 0.62 * (${n} * 31 % 100 - 50)
    else 75 + 1.32 * (${n} * 31 % 100 - 75) end))::int`

/** From microinverters to central ones: half below 5 kW. */
const inverterWatts = (n: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(array[175, 230, 1200, 2500, 5000, 7600, 12000, 19700, 60000, 1050000])[1 + ${n} * 7 % 10]`

const insertModules = (db: Database, count: number) =>
  sql`
    insert into product (code, url_id, name, group_code, category_code, brand_code, price_cents, cost_cents, weight_kg,
      cubage_m3, power_w, remaining_quantity, length_mm, width_mm, frame_mm, efficiency, electrical)
    select '1001' || n, 'modulo-' || n, 'MODULO ' || ${maker(sql`n`)} || ' '
        || (array['JKM','TSM','LR5','ET','QP','SME'])[1 + n % 6] || '-' || n % 997 || '-' || watts || ' ' || watts || 'W '
        || (array['MONO PERC','POLI','MONO PERC','TOPCON','POLI','MONO PERC','BIFACIAL TOPCON','FILME FINO'])[1 + n % 8]
        || ' ' || (array[60, 72, 108, 120, 144])[1 + n % 5] || 'C',
      '1001', like_it.category_code, like_it.brand_code, watts * 80 + n % 900, watts * 60 + n % 900, like_it.weight_kg,
      like_it.cubage_m3, case when n % ${choosableEvery} = 0 then like_it.power_w else watts end, ${stockQuantity},
      like_it.length_mm, like_it.width_mm, like_it.frame_mm, like_it.efficiency,
      case when n % ${choosableEvery} = 0 then like_it.electrical end
    from (select n, ${moduleWatts(sql`n`)} as watts from generate_series(100000, 99999 + ${count}::int) n) numbered
      cross join (select array_agg(code order by code) as codes from product
        where group_code = '1001' and electrical is not null) known
      join product like_it on like_it.code = known.codes[1 + n % cardinality(known.codes)]
  `.execute(db)

const insertInverters = (db: Database, count: number) =>
  sql`
    insert into product (code, url_id, name, group_code, category_code, brand_code, price_cents, cost_cents, weight_kg,
      cubage_m3, power_w, remaining_quantity, electrical)
    select '1010' || n, 'inversor-' || n, 'INVERSOR ' || ${maker(sql`n`)} || ' '
        || (array['SB','STP','PVI','IQ','VT','MIN'])[1 + n % 6] || '-' || n % 997 || ' '
        || replace((watts / 1000.0)::numeric(9, 2)::text, '.', ',') || 'KW '
        || (array['MONOFASICO 220V','MONOFASICO 127V','TRIFASICO 380V','TRIFASICO 220V'])[1 + n % 4],
      '1010', like_it.category_code, like_it.brand_code, 50000 + watts % 90000 * 40, 40000 + watts % 90000 * 30,
      like_it.weight_kg, like_it.cubage_m3, case when n % ${choosableEvery} = 0 then like_it.power_w else watts end, ${stockQuantity},
      case when n % ${choosableEvery} = 0 then like_it.electrical end
    from (select n, ${inverterWatts(sql`n`)} as watts from generate_series(100000, 99999 + ${count}::int) n) numbered
      cross join (select array_agg(code order by code) as codes from product
        where group_code = '1010' and electrical is not null) known
      join product like_it on like_it.code = known.codes[1 + n % cardinality(known.codes)]
  `.execute(db)

const insertAccessories = (db: Database, count: number) =>
  sql`
    insert into product (code, url_id, name, group_code, price_cents, cost_cents, weight_kg, cubage_m3,
      remaining_quantity)
    select g || n, 'peca-' || g || n,
      (array['PERFIL', 'CABO', 'CONECTOR', 'QUADRO', 'MEDIDOR', 'SUPORTE', 'GRAMPO'])[1 + n % 7]
        || ' ' || (array['ALUMINIO', 'SOLAR', 'INOX', 'GALV', 'PRETO'])[1 + n % 5] || ' ' || 100 + n % 900 || 'MM REF ' || n,
      g, 1000 + n % 90000, 780 + n % 70000, 0.1 + n % 20, 0.001, ${stockQuantity}
    from (select n, (array['1030', '1040', '1050', '1060'])[1 + n % 4] as g
      from generate_series(100000, 99999 + ${count}::int) n) numbered
  `.execute(db)

/**
 * The requested number of products, distributed as in the Californian equipment lists (36,133 modules of 259 makers,
 * 4,927 inverters): makers, name lengths and powers; the figures of a generator as in the demonstration.
 */
export const insertBenchProducts = async (db: Database, products: number): Promise<void> => {
  const modules = Math.floor(products * shares.modules)
  const inverters = Math.floor(products * shares.inverters)
  await insertModules(db, modules)
  await insertInverters(db, inverters)
  await insertAccessories(db, products - modules - inverters)
}
