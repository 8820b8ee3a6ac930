export interface Question {
  readonly type: 'danger' | 'warning' | 'info' | 'question'
  readonly title: string
  readonly text?: string
  readonly confirmLabel: string
  /** Without it "Cancel". */
  readonly cancelLabel?: string
}
