/** The columns of a file of the freight table, in their order; a file needs all of them (USE-028). */
export const freightColumns = ['estado', 'faixa', 'percentual', 'minimo', 'prazo'] as const
export type FreightColumn = (typeof freightColumns)[number]

/** A CSV with the columns of the freight table and one state as an example, to fill in and import (USE-028). */
export const freightTemplate = [
  freightColumns.join(';'),
  'GO;capital;3,20;250,00;3',
  'GO;interior;4,50;320,00;7',
  '',
].join('\n')
