/** When this bundle was built; set by vite.config.ts. */
declare const __BUILD__: string
