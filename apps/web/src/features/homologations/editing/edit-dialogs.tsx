import type { ComponentType } from 'react'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { EditSection } from './edit-section.ts'
import type { EditDialogProps } from './use-edit-homologation.ts'

/** The form of each section, loaded when it is first opened. */
export const editDialogs: Readonly<Record<EditSection, ComponentType<EditDialogProps>>> = {
  address: lazyDialog(async () => (await import('./address-dialog.tsx')).AddressDialog),
  connection: lazyDialog(async () => (await import('./connection-dialog.tsx')).ConnectionDialog),
  holder: lazyDialog(async () => (await import('./holder-dialog.tsx')).HolderDialog),
  technician: lazyDialog(async () => (await import('./technician-dialog.tsx')).TechnicianDialog),
  credits: lazyDialog(async () => (await import('./credit-units-dialog.tsx')).CreditUnitsDialog),
  dates: lazyDialog(async () => (await import('./dates-dialog.tsx')).DatesDialog),
}
