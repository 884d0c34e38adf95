import { expect, test } from 'vitest'
import { type Role, roles } from '../access/roles.ts'
import { canListFile, type ListedFile } from './listed-file.ts'

const document: ListedFile = { status: null, isRemoved: false, isBeforeSellerChange: false }
const listReaders = (file: Partial<ListedFile>): readonly Role[] =>
  roles.filter((role) => canListFile({ ...document, ...file }, [role]))

const readers = [
  'ADMINISTRATOR',
  'INTEGRATOR',
  'COMMERCIAL',
  'FINANCIAL',
  'COMMERCIAL_SUPERVISOR',
  'CUSTOMER_SUCCESS',
  'MANAGER',
  'CONTRIBUTOR',
]

test('SEC-020 C-70 documents and sent vouchers are listed for the readers of vouchers, unsent ones for who manages them', () => {
  expect(listReaders({}).toSorted()).toEqual(readers.toSorted())
  expect(listReaders({ status: 'SENT' }).toSorted()).toEqual(readers.toSorted())
  expect(listReaders({ status: 'UNSENT' })).toEqual(['ADMINISTRATOR', 'FINANCIAL'])
  expect(listReaders({ status: 'PROCESSING' })).toEqual(['ADMINISTRATOR', 'FINANCIAL'])
})

test('SEC-020 a removed file is listed for nobody', () => {
  for (const status of [null, 'UNSENT', 'PROCESSING', 'SENT'] as const) {
    expect(listReaders({ status, isRemoved: true })).toEqual([])
  }
})

test('SEC-019 C-227 a file of an earlier integrator is listed for staff alone', () => {
  expect(listReaders({ isBeforeSellerChange: true }).toSorted()).toEqual(
    ['ADMINISTRATOR', 'COMMERCIAL', 'COMMERCIAL_SUPERVISOR', 'CUSTOMER_SUCCESS', 'FINANCIAL'].toSorted(),
  )
})
