/** React-admin's messages in the words of the product, where its own speak of elements and providers. */
export const notificationsInEnglish = {
  updated: 'Saved.',
  created: 'Created.',
  deleted: 'Deleted.',
  bad_item: 'We couldn’t show this record. Reload the page and try again.',
  item_doesnt_exist: 'This record doesn’t exist, or you don’t have access to it.',
  http_error: 'We couldn’t reach the server. Check your connection and try again.',
  data_provider_error: 'We couldn’t load the data. Reload the page and try again.',
  i18n_error: 'We couldn’t load this language. Please try again later.',
  canceled: 'Canceled.',
  logged_out: 'Your session has ended. Please sign in again.',
  not_authorized: 'You don’t have permission to do this.',
  application_update_available: 'A new version is available. Reload the page.',
  offline: 'You’re offline. Connect to the internet and try again.',
}
