export const en = {
  tax: {
    reminder: 'Tax Document Missing: Add now to get paid.',
    formType: {
      w9: 'W-9 Form',
      w8ben: 'W-8 BEN Form',
    },
    choose: {
      w9: 'W-9',
      w8ben: 'W-8 BEN',
    },
    changeForm: 'Change Form',
    certify: 'Certify',
    incomplete: "You have not completed this form. Your progress will be saved, but you won't be paid until the form is completed.",
    leave: 'Leave',
    stay: 'Stay',
    submitted: {
      w9: 'Your W-9 Form has been successfully submitted...',
      w8ben: 'Your W-8 BEN Form has been successfully submitted...',
    },
    notSaved: 'Not saved yet, retrying',
    spacesHint: 'The name has leading, trailing or double spaces.',
    nameDiffers: 'The names are not identical. The legal name will be used.',
    sortCode: 'The bank sort code must be 6 digits',
    noFtin: 'no FTIN required',
    noPaypal: 'no PayPal',
    entity: {
      other: 'Other',
      llc: 'LLC',
      trust: 'Trust/Estate',
      partnership: 'Partnership',
      individual: 'Individual/sole proprietor',
      cCorporation: 'C Corporation',
      sCorporation: 'S Corporation',
    },
    paymentNote: 'Standard payment processing takes 4 to 6 weeks after quarter close.',
    resubmitNote: 'A form must be resubmitted within 30 days if its certification becomes incorrect.',
    status: {
      notStarted: 'Not started',
      inProgress: 'In progress',
      completed: 'Completed',
    },
  },
  ledger: {
    type: {
      paid: 'Paid',
      earned: 'Earned',
      adjustment: 'Adjustment',
    },
  },
}
