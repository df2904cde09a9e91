/** The ledger as staff work with it. */
export const en = {
  staffLedger: {
    owed: 'Owed', paid: 'Paid', earned: 'Earned', adjusted: 'Adjustments',
    payable: 'Payable', payableYes: 'Payable', payableNo: 'Not payable',
    reverses: 'Reverses another line',
    add: 'Add a line', addTitle: 'Add a line to the ledger', amount: 'Amount (USD)', amountHint: 'What is added to what is owed; a minus takes off.', paidHint: 'A payment is taken off: type it with a minus.',
    reason: 'Reason', added: 'The line was added.',
    reverse: 'Reverse', reverseTitle: 'Reverse this line?', reverseText: 'Lines are never changed. A new line of the opposite amount takes it back.', reversed: 'The line was reversed.',
    settle: 'Mark as paid', settleTitle: 'Has this payment left?', settleText: 'Its status becomes “paid”. This cannot be taken back.', settled: 'The line was marked.',
    payout: 'Pay out a quarter', batches: 'Payout batches',
  },
  payouts: {
    quarter: 'Quarter', total: 'Total', lines: 'Payments', state: 'State', open: 'To be paid', done: 'Paid', created: 'Created', by: 'By',
    preview: 'Payments for %{quarter}', none: 'Nobody is owed anything for this quarter.',
    method: 'Method', bank: 'Bank transfer', paypal: 'PayPal', expert: 'Expert', amount: 'Amount',
    blocked: 'Not paid now', blockedWhy: 'Why', create: 'Create the batch', createHint: 'Each person gets one line in the ledger. Nothing is transferred by this product: export the batch for your bank, then mark it as paid.', made: 'The batch was created.',
    export: 'Export CSV', markPaid: 'Mark as paid', markTitle: 'Has all of this batch been paid?', markText: 'All its lines become “paid”. This cannot be taken back.', marked: 'The batch was marked as paid.',
  },
  ledger: { settled: 'This line is not waiting for its payment.', reversed: 'This line has been reversed, or is a reversal itself.', typeName: { Adjustment: 'Adjustment', Paid: 'Payment' } },
  resources: {
    payouts: { name: 'Payout batch |||| Payout batches', fields: { quarter: 'Quarter', total: 'Total', lines: 'Payments', createdBy: 'By', createdAt: 'Created', paidAt: 'Paid' } },
    transactions: { fields: { reason: 'Reason', payBlocks: 'Payable' } },
  },
  errors: {
    sameRecord: 'Choose another record.', cmsReference: 'Write cms: and the name of a content document.', cmsUnknown: 'There is no front matter of this name in the content store.', yesOrNo: 'Write yes or no.', notAnExpert: 'This account earns nothing: choose an expert.' },
}
