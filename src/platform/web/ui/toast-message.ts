export type ToastKind = 'success' | 'error' | 'warning' | 'info'

export interface ToastExtra {
  readonly description?: string
  /** For example to take it back; it closes the toast as well. */
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

export interface ToastMessage extends ToastExtra {
  readonly kind: ToastKind
  readonly title: string
}
