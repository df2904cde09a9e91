// Made from the OpenAPI document by `npm run generate:client`: what each call takes and answers.
export interface paths {
 "/ping": {
  get: {
   responses: {
    200: {
     content: {
      "application/json": {
       ok: true;
       version: string;
      };
     };
    };
   };
  };
 };
 "/health": {
  get: {
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Health"];
     };
    };
   };
  };
 };
 "/dev/inbox": {
  get: {
   parameters: {
    query?: {
     to?: string;
     channel?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: {
        id: string;
        channel: string;
        to: string;
        subject: string;
        text: string;
        html: string | null;
        createdAt: string;
       }[];
      };
     };
    };
   };
  };
 };
 "/dev/clock": {
  post: {
   requestBody: {
    content: {
     "application/json": {
      advance: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       now: string;
       ran: number;
      };
     };
    };
   };
  };
 };
 "/server/bulk": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["BulkRun"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["BulkStart"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["BulkRun"];
     };
    };
   };
  };
 };
 "/server/bulk/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["BulkRun"];
     };
    };
   };
  };
 };
 "/server/bulk/{id}/rows": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
     verdict?: "change" | "same" | "forbidden" | "invalid";
     outcome?: "changed" | "same" | "forbidden" | "invalid" | "conflict" | "failed";
     sort?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["BulkRow"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/bulk/{id}/export": {
  get: {
   parameters: {
    query?: {
     locale?: "en" | "zh";
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
     };
    };
   };
  };
 };
 "/server/bulk/{id}/start": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["BulkMove"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["BulkRun"];
     };
    };
   };
  };
 };
 "/server/bulk/{id}/stop": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["BulkMove"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["BulkRun"];
     };
    };
   };
  };
 };
 "/server/view": {
  get: {
   parameters: {
    query: {
     resource: "users" | "invitations" | "grants" | "regions" | "plans" | "pools" | "diagnoses" | "diagnosisGroups" | "diagnosisFacts" | "diagnosisDomains" | "tags" | "tagDefinitions" | "tagTargets" | "customFields" | "customFieldValues" | "contentDocuments" | "queries" | "macros" | "tasks" | "taxForms" | "transactions" | "payouts" | "reports" | "notifications" | "auditEvents" | "planLinks" | "planSurges" | "planMembers" | "poolExperts" | "grantPlans" | "queryExperts" | "queryResponses" | "stateTransitions" | "engagementMoves" | "querySelections";
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["SavedView"][];
      };
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["SavedViewInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["SavedView"];
     };
    };
   };
  };
 };
 "/server/view/{id}": {
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["SavedViewChange"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["SavedView"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/list/{resource}/counts": {
  get: {
   parameters: {
    query: {
     filters: string;
    };
    path: {
     resource: "users" | "invitations" | "grants" | "regions" | "plans" | "pools" | "diagnoses" | "diagnosisGroups" | "diagnosisFacts" | "diagnosisDomains" | "tags" | "tagDefinitions" | "tagTargets" | "customFields" | "customFieldValues" | "contentDocuments" | "queries" | "macros" | "tasks" | "taxForms" | "transactions" | "payouts" | "reports" | "notifications" | "auditEvents" | "planLinks" | "planSurges" | "planMembers" | "poolExperts" | "grantPlans" | "queryExperts" | "queryResponses" | "stateTransitions" | "engagementMoves" | "querySelections";
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: ({
        total: number;
        more: boolean;
       } | null)[];
      };
     };
    };
   };
  };
 };
 "/server/limits": {
  get: {
   responses: {
    200: {
     content: {
      "application/json": {
       [key: string]: {
        value: number;
        unit: "seconds" | "minutes" | "hours" | "days" | "milliseconds" | "characters" | "count" | "bytes" | "percent" | "factor" | "clock" | "pixels" | "years" | "switch" | "dollars";
        default: number;
        min: number;
        max: number;
        version: number;
        changed: boolean;
        updatedAt: string | null;
       };
      };
     };
    };
   };
  };
  put: {
   requestBody: {
    content: {
     "application/json": {
      name: string;
      value: number;
      version: number;
      reason?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       [key: string]: {
        value: number;
        unit: "seconds" | "minutes" | "hours" | "days" | "milliseconds" | "characters" | "count" | "bytes" | "percent" | "factor" | "clock" | "pixels" | "years" | "switch" | "dollars";
        default: number;
        min: number;
        max: number;
        version: number;
        changed: boolean;
        updatedAt: string | null;
       };
      };
     };
    };
   };
  };
 };
 "/server/limits/reset": {
  post: {
   requestBody: {
    content: {
     "application/json": {
      name: string;
      version: number;
      reason?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       [key: string]: {
        value: number;
        unit: "seconds" | "minutes" | "hours" | "days" | "milliseconds" | "characters" | "count" | "bytes" | "percent" | "factor" | "clock" | "pixels" | "years" | "switch" | "dollars";
        default: number;
        min: number;
        max: number;
        version: number;
        changed: boolean;
        updatedAt: string | null;
       };
      };
     };
    };
   };
  };
 };
 "/server/logging/lfc": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["AuditEventInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": {
       id: string;
      };
     };
    };
   };
  };
 };
 "/server/logging/lfc/{id}/revert": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      version?: number;
      reason?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       [key: string]: unknown;
      };
     };
    };
   };
  };
 };
 "/server/logging/lfc/{id}/version": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["RecordVersion"];
     };
    };
   };
  };
 };
 "/server/logging/lfc/{id}/restore": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      version: number;
      reason?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       [key: string]: unknown;
      };
     };
    };
   };
  };
 };
 "/server/logging/lfc/previewRevert": {
  post: {
   requestBody: {
    content: {
     "application/json": {
      ids: string[];
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["RevertibleLine"][];
      };
     };
    };
   };
  };
 };
 "/rest/auditEvents": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["AuditListRow"][];
     };
    };
   };
  };
 };
 "/rest/auditEvents/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/auditEvents/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["AuditListRow"];
     };
    };
   };
  };
 };
 "/server/logging/lfc/list": {
  get: {
   parameters: {
    query?: {
     userId?: string;
     createdStart?: string;
     createdEnd?: string;
     text?: string;
     refTable?: string;
     refId?: string;
     event?: string;
     excludeEvent?: string;
     refField?: string;
     oldVal?: string;
     newVal?: string;
     includeUser?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["AuditListRow"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/logging/lfc/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["AuditListRow"];
     };
    };
   };
  };
 };
 "/user/changes": {
  get: {
   parameters: {
    query?: {
     recent?: number;
    };
   };
   responses: {
    200: {
     content: {
      "text/event-stream": string;
     };
    };
   };
  };
 };
 "/server/support/email": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["SupportMessage"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/user/notifications": {
  get: {
   parameters: {
    query?: {
     unreadOnly?: "true" | "false";
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["UserNotification"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/user/notifications/read": {
  put: {
   responses: {
    200: {
     content: {
      "application/json": {
       count: number;
      };
     };
    };
   };
  };
 };
 "/user/notifications/{id}/read": {
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       id: string;
       readAt: string;
      };
     };
    };
   };
  };
 };
 "/server/user/{id}/commlog": {
  get: {
   parameters: {
    query?: {
     type?: "email" | "sms" | "app";
     status?: "new" | "sent" | "verified" | "error";
     from?: string;
     to?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["CommLogEntry"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/notification/{id}/resend": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       id: string;
       status: "new" | "sent" | "verified" | "error";
      };
     };
    };
   };
  };
 };
 "/unsubscribe/{token}": {
  get: {
   parameters: {
    path: {
     token: string;
    };
   };
  };
  post: {
   parameters: {
    path: {
     token: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Subscription"];
     };
    };
   };
  };
 };
 "/unsubscribe/{token}/topic": {
  get: {
   parameters: {
    path: {
     token: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Subscription"];
     };
    };
   };
  };
 };
 "/rest/notifications": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["NotificationFull"][];
     };
    };
   };
  };
 };
 "/rest/notifications/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/notifications/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["NotificationFull"];
     };
    };
   };
  };
 };
 "/server/notification/list": {
  get: {
   parameters: {
    query?: {
     userId?: string;
     queryId?: string;
     type?: string;
     status?: string;
     purpose?: string;
     from?: string;
     to?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["NotificationFull"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/notification/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["NotificationFull"];
     };
    };
   };
  };
 };
 "/server/presence": {
  post: {
   requestBody: {
    content: {
     "application/json": {
      resource: "users" | "invitations" | "grants" | "regions" | "plans" | "pools" | "diagnoses" | "diagnosisGroups" | "diagnosisFacts" | "diagnosisDomains" | "tags" | "tagDefinitions" | "tagTargets" | "customFields" | "customFieldValues" | "contentDocuments" | "queries" | "macros" | "tasks" | "taxForms" | "transactions" | "payouts" | "reports" | "notifications" | "auditEvents";
      id: string;
      tab: string;
      dirty: boolean;
      gone?: boolean;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: {
        userId: string;
        name: string;
        dirty: boolean;
       }[];
      };
     };
    };
   };
  };
 };
 "/server/presence/{resource}/{id}": {
  get: {
   parameters: {
    path: {
     resource: "users" | "invitations" | "grants" | "regions" | "plans" | "pools" | "diagnoses" | "diagnosisGroups" | "diagnosisFacts" | "diagnosisDomains" | "tags" | "tagDefinitions" | "tagTargets" | "customFields" | "customFieldValues" | "contentDocuments" | "queries" | "macros" | "tasks" | "taxForms" | "transactions" | "payouts" | "reports" | "notifications" | "auditEvents";
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: {
        userId: string;
        name: string;
        dirty: boolean;
       }[];
      };
     };
    };
   };
  };
 };
 "/server/presence/{resource}": {
  get: {
   parameters: {
    path: {
     resource: "users" | "invitations" | "grants" | "regions" | "plans" | "pools" | "diagnoses" | "diagnosisGroups" | "diagnosisFacts" | "diagnosisDomains" | "tags" | "tagDefinitions" | "tagTargets" | "customFields" | "customFieldValues" | "contentDocuments" | "queries" | "macros" | "tasks" | "taxForms" | "transactions" | "payouts" | "reports" | "notifications" | "auditEvents";
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: {
        id: string;
        names: string[];
       }[];
      };
     };
    };
   };
  };
 };
 "/auth/webLogin": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["SignIn"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["LoginResult"];
     };
    };
   };
  };
 };
 "/auth/logout": {
  post: {
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/user/{id}/refresh": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["LoginResult"];
     };
    };
   };
  };
 };
 "/auth/mfa/requestCode": {
  get: {
   parameters: {
    query: {
     mfaType: "email" | "sms" | "auth_app";
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["CodeSent"];
     };
    };
   };
  };
 };
 "/auth/mfa/verify": {
  get: {
   parameters: {
    query: {
     authCode: string;
     mfaType: "email" | "sms" | "auth_app";
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["CodeVerified"];
     };
    };
   };
  };
 };
 "/auth/mfa/authapp/init": {
  get: {
   responses: {
    200: {
     content: {
      "application/json": {
       qrCodeDataUri: string;
       setupKey: string;
      };
     };
    };
   };
  };
 };
 "/user/permissions": {
  get: {
   responses: {
    200: {
     content: {
      "application/json": {
       rank: string | null;
       roles: string[];
       acts: {
        act: string;
        allowed: boolean;
        rule: string | null;
       }[];
      };
     };
    };
   };
  };
 };
 "/auth/confirm": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["Confirmation"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/auth/passkey/options": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["PasskeyOptionsBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PasskeyOptions"];
     };
    };
   };
  };
 };
 "/auth/passkey/verify": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["PasskeySignIn"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["LoginResult"];
     };
    };
   };
  };
 };
 "/auth/passkey/register/options": {
  post: {
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PasskeyOptions"];
     };
    };
   };
  };
 };
 "/auth/passkey/register/verify": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["NewPasskey"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Passkey"];
     };
    };
   };
  };
 };
 "/auth/passkey/list": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Passkey"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/auth/passkey/{id}": {
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["RenamePasskey"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Passkey"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/user/{id}/passkey/{passkeyId}": {
  delete: {
   parameters: {
    path: {
     id: string;
     passkeyId: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["MfaRemoval"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/auth/oauthApps": {
  get: {
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["IdentityProvider"][];
      };
     };
    };
   };
  };
 };
 "/auth/oauth/{key}/start": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["StartSignOn"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["SignOnStarted"];
     };
    };
   };
  };
 };
 "/auth/oauth/{key}/exchange": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["ExchangeCode"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["CodeExchanged"];
     };
    };
   };
  };
 };
 "/auth/forgotPassword": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["ForgotPassword"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/auth/resetpass/{id}/{token}": {
  get: {
   parameters: {
    path: {
     id: string;
     token: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ResetState"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
     token: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["NewPassword"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/validate/password": {
  get: {
   parameters: {
    query: {
     password: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PasswordVerdict"];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["PasswordToJudge"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PasswordVerdict"];
     };
    };
   };
  };
 };
 "/server/user/{id}/password": {
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["ChangePassword"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/user/{id}/password/reset": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       sentTo: string;
      };
     };
    };
   };
  };
 };
 "/auth/mfa/sms/init": {
  get: {
   parameters: {
    query: {
     phone: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["SmsCodeSent"];
     };
    };
   };
  };
 };
 "/auth/mfa/available": {
  put: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["AvailableMfa"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       mfaAvail: ("email" | "sms" | "auth_app")[];
       mfaPhone: string | null;
      };
     };
    };
   };
  };
 };
 "/validate/telephone": {
  get: {
   parameters: {
    query: {
     number: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PhoneVerdict"];
     };
    };
   };
  };
 };
 "/server/user/{id}/mfa": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["MfaState"];
     };
    };
   };
  };
 };
 "/server/user/{id}/mfa/{mfaType}": {
  delete: {
   parameters: {
    path: {
     id: string;
     mfaType: "email" | "sms" | "auth_app";
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["MfaRemoval"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       mfaAvail: ("email" | "sms" | "auth_app")[];
      };
     };
    };
   };
  };
 };
 "/server/user/{id}/smsconf": {
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      code: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["NumberConfirmed"];
     };
    };
   };
  };
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      number: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       sentAt: string;
       validFor: number;
       resendIn: number;
      };
     };
    };
   };
  };
 };
 "/auth/registerDevice": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["RegisterDevice"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       id: string;
      };
     };
    };
   };
  };
 };
 "/auth/registerDevice/{deviceId}": {
  get: {
   parameters: {
    path: {
     deviceId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       registered: boolean;
      };
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     deviceId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/auth/pushKey": {
  get: {
   responses: {
    200: {
     content: {
      "application/json": {
       publicKey: string | null;
      };
     };
    };
   };
  };
 };
 "/auth/sessions": {
  get: {
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["OwnSession"][];
      };
     };
    };
   };
  };
 };
 "/auth/sessions/{id}": {
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/auth/sessions/endOthers": {
  post: {
   responses: {
    200: {
     content: {
      "application/json": {
       ended: number;
      };
     };
    };
   };
  };
 };
 "/auth/loginas/{userId}": {
  post: {
   parameters: {
    path: {
     userId: string;
    };
   };
   requestBody?: {
    content: {
     "application/json": components["schemas"]["LoginAs"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["LoginResult"];
     };
    };
   };
  };
 };
 "/auth/cancelloginas": {
  post: {
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["LoginResult"];
     };
    };
   };
  };
 };
 "/register/setup": {
  get: {
   parameters: {
    query?: {
     key?: string;
     slug?: string;
     locale?: "en-us" | "zh-cn";
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["RegistrationSetup"];
     };
    };
   };
  };
 };
 "/register/user": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["Registration"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Registered"];
     };
    };
   };
  };
 };
 "/register/verify": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["VerifyRegistration"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["VerifiedRegistration"];
     };
    };
   };
  };
 };
 "/register/verify/resend": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["VerifyAgain"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/register/decline": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["DeclineRegistration"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/user/store": {
  get: {
   responses: {
    200: {
     content: {
      "application/json": {
       data: {
        key: string;
        value?: unknown;
       }[];
      };
     };
    };
   };
  };
 };
 "/user/store/{key}": {
  get: {
   parameters: {
    path: {
     key: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       key: string;
       value?: unknown;
      };
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      value?: unknown;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       key: string;
       value?: unknown;
      };
     };
    };
   };
  };
 };
 "/server/user/{id}/profile": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Profile"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["ProfileBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Profile"];
     };
    };
   };
  };
 };
 "/server/user/{id}/address": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Address"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["AddressBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Address"];
     };
    };
   };
  };
 };
 "/server/user/{id}/phone": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ContactPhones"];
     };
    };
   };
  };
 };
 "/server/user/{id}/phone/{phoneKind}": {
  put: {
   parameters: {
    path: {
     id: string;
     phoneKind: "home" | "mobile" | "office" | "fax" | "personal";
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["PhoneBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ContactPhone"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
     phoneKind: "home" | "mobile" | "office" | "fax" | "personal";
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/user/{id}/notification": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["NotificationPreference"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["NotificationPreferenceBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["NotificationPreference"];
     };
    };
   };
  };
 };
 "/server/user/{id}/bio": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Bio"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["BioBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Bio"];
     };
    };
   };
  };
 };
 "/server/user/{id}/specialty": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserSpecialties"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["UserSpecialtiesBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserSpecialties"];
     };
    };
   };
  };
 };
 "/server/user/{id}/diagnosisGroup": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserDiagnosisGroups"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["UserDiagnosisGroupsBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserDiagnosisGroups"];
     };
    };
   };
  };
 };
 "/server/user/{id}/diagnosisGroup/choices": {
  get: {
   parameters: {
    query?: {
     name?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["UserDiagnosisGroup"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/user/{id}/timeoff": {
  get: {
   parameters: {
    query?: {
     inclPast?: "true" | "false";
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Timeoff"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["TimeoffBody"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["Timeoff"];
     };
    };
   };
  };
 };
 "/server/user/{id}/timeoff/{timeoffId}": {
  put: {
   parameters: {
    path: {
     id: string;
     timeoffId: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["TimeoffChange"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Timeoff"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
     timeoffId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/user/{id}/photo": {
  get: {
   parameters: {
    query?: {
     v?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "image/webp": string;
      "image/svg+xml": string;
     };
    };
   };
  };
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "multipart/form-data": {
      file: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Photo"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/user/{id}/photo/check": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PhotoCheck"];
     };
    };
   };
  };
 };
 "/server/userFile/upload-url": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["FileUploadBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["FileUpload"];
     };
    };
   };
  };
 };
 "/upload/{token}": {
  put: {
   parameters: {
    path: {
     token: string;
    };
   };
   requestBody: {
    content: {
     "application/octet-stream": string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/userFile/list": {
  get: {
   parameters: {
    query: {
     userId: string;
     name?: string;
     fileType?: "logo" | "image" | "pdf" | "pptx" | "docx";
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["File"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/userFile/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["File"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["FileBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["File"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/userFile/{id}/download": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/octet-stream": string;
     };
    };
   };
  };
 };
 "/server/user/{id}/session/list": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["OwnSession"][];
      };
     };
    };
   };
  };
 };
 "/server/user/{id}/session/endAll": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       ended: number;
      };
     };
    };
   };
  };
 };
 "/server/user/{id}/session/{sessionId}": {
  delete: {
   parameters: {
    path: {
     id: string;
     sessionId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/user/{id}/testMessage": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["TestMessage"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       id: string;
       to: string;
      };
     };
    };
   };
  };
 };
 "/server/role/list": {
  get: {
   responses: {
    200: {
     content: {
      "application/json": {
       data: {
        role: "csr_super" | "csr_admin" | "csr" | "loginas" | "loginas_support" | "loginas_test";
        rank: "csr" | "csr_admin" | "csr_super" | null;
        users: number;
       }[];
      };
     };
    };
   };
  };
 };
 "/server/role/matrix": {
  get: {
   responses: {
    200: {
     content: {
      "application/json": {
       data: {
        act: "admin.read" | "users.create" | "users.edit" | "users.disable" | "users.enable" | "users.email" | "users.resetPassword" | "users.removeMfa" | "users.endSessions" | "users.flags" | "users.role" | "setup.edit" | "discussions.manage" | "discussions.forceCancel" | "discussions.charge" | "discussions.delete" | "customFields.read" | "customFields.edit" | "statistics.read" | "ledger.write" | "ledger.payout" | "secrets.reveal" | "tax.invalidate" | "tax.remind" | "records.delete" | "records.deleteInUse" | "reports.run" | "limits.edit" | "profile.edit" | "own.certifyTax" | "own.acceptTerms" | "own.changePassword" | "own.changeEmail" | "own.endSessions" | "own.managePasskeys" | "own.manageMfa";
        rule: string;
        csr: boolean;
        csr_admin: boolean;
        csr_super: boolean;
       }[];
      };
     };
    };
   };
  };
 };
 "/server/user/{id}/enable": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      reason?: string;
      version: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserListRow"];
     };
    };
   };
  };
 };
 "/server/user/{id}/disable": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      reason: string;
      version: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserListRow"];
     };
    };
   };
  };
 };
 "/server/user/{id}/email": {
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      email: string;
      reason: string;
      version: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserListRow"];
     };
    };
   };
  };
 };
 "/server/user/{id}/welcome": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       regStatus: "pending" | "new" | "verify_sent" | "verified" | "welcome_sent" | "skipped" | "new_creg" | "invited" | "pre_plan_invite";
      };
     };
    };
   };
  };
 };
 "/server/user/{id}/role": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserRoles"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      roles: ("csr_super" | "csr_admin" | "csr" | "loginas" | "loginas_support" | "loginas_test")[];
      allowedCSRView?: boolean;
      version: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserRoles"];
     };
    };
   };
  };
 };
 "/server/user/{id}/access": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserAccess"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      access: "full" | "reply_only" | "read_only" | null;
      attachments: components["schemas"]["Attachments"];
      version: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserAccess"];
     };
    };
   };
  };
 };
 "/rest/users": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
     customFields?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ListedUserListRow"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["UserCreateInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["UserListRow"];
     };
    };
   };
  };
 };
 "/rest/users/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/users/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserListRow"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      firstName?: string;
      middleName?: string | null;
      lastName?: string;
      displayName?: string | null;
      suffix?: string | null;
      prefix?: "Dr." | "Mr." | "Mrs." | "Ms." | "Mx." | null;
      preferredLanguage?: "en-us" | "zh-cn";
      dateOfBirth?: string | null;
      institutionType?: "academic" | "community" | null;
      npi?: string | null;
      userType?: number;
      userKind?: "academy" | "advocate" | "blinded" | "census" | "expert" | "region" | "sso" | "vtb" | null;
      csrReview?: "yes" | "no" | "auto";
      noeticExpert?: boolean;
      regStatus?: "pending" | "new" | "verify_sent" | "verified" | "welcome_sent" | "skipped" | "new_creg" | "invited" | "pre_plan_invite";
      expertTier?: number | null;
      hourlyRate?: number | null;
      voicePitch?: "up" | "down" | "none";
      freeLevel?: "none" | "async" | "tele";
      testUser?: boolean;
      supportAccount?: boolean;
      reason?: string | null;
      id?: string;
      email?: string;
      enabled?: boolean;
      accountStatus?: "active" | "inactive";
      allowedCSRAdmin?: boolean;
      allowedCSRView?: boolean;
      taxFormStatus?: "not_started" | "in_progress" | "completed";
      version?: number;
      resolvedDisplayName?: string;
      rank?: "csr" | "csr_admin" | "csr_super" | null;
      plans?: {
       planId: string;
       name: string;
      }[];
      lastSignInAt?: string | null;
      createdAt?: string;
      updatedAt?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserListRow"];
     };
    };
   };
  };
 };
 "/server/user/list": {
  get: {
   parameters: {
    query?: {
     name?: string;
     email?: string;
     userType?: string;
     userKind?: string;
     planId?: string;
     poolId?: string;
     grantId?: string;
     specialty?: string;
     tagIds?: string;
     regStatus?: string;
     taxFormStatus?: string;
     expertFilter?: string;
     accountStatus?: string;
     testUser?: string;
     from?: string;
     to?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["UserListRow"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/user": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["UserCreateInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["UserListRow"];
     };
    };
   };
  };
 };
 "/server/user/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       id?: string;
       email?: string;
       firstName?: string;
       middleName?: string | null;
       lastName?: string;
       displayName?: string | null;
       suffix?: string | null;
       prefix?: "Dr." | "Mr." | "Mrs." | "Ms." | "Mx." | null;
       preferredLanguage?: "en-us" | "zh-cn";
       userType?: number;
       userKind?: "academy" | "advocate" | "blinded" | "census" | "expert" | "region" | "sso" | "vtb" | null;
       csrReview?: "yes" | "no" | "auto";
       noeticExpert?: boolean;
       enabled?: boolean;
       accountStatus?: "active" | "inactive";
       regStatus?: "pending" | "new" | "verify_sent" | "verified" | "welcome_sent" | "skipped" | "new_creg" | "invited" | "pre_plan_invite";
       expertTier?: number | null;
       hourlyRate?: number | null;
       institutionType?: "academic" | "community" | null;
       npi?: string | null;
       dateOfBirth?: string | null;
       voicePitch?: "up" | "down" | "none";
       testUser?: boolean;
       supportAccount?: boolean;
       allowedCSRAdmin?: boolean;
       allowedCSRView?: boolean;
       taxFormStatus?: "not_started" | "in_progress" | "completed";
       version?: number;
       resolvedDisplayName?: string;
       rank?: "csr" | "csr_admin" | "csr_super" | null;
       freeLevel?: "none" | "async" | "tele";
       plans?: {
        planId: string;
        name: string;
       }[];
       lastSignInAt?: string | null;
       createdAt?: string;
       updatedAt?: string;
      };
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      firstName?: string;
      middleName?: string | null;
      lastName?: string;
      displayName?: string | null;
      suffix?: string | null;
      prefix?: "Dr." | "Mr." | "Mrs." | "Ms." | "Mx." | null;
      preferredLanguage?: "en-us" | "zh-cn";
      dateOfBirth?: string | null;
      institutionType?: "academic" | "community" | null;
      npi?: string | null;
      userType?: number;
      userKind?: "academy" | "advocate" | "blinded" | "census" | "expert" | "region" | "sso" | "vtb" | null;
      csrReview?: "yes" | "no" | "auto";
      noeticExpert?: boolean;
      regStatus?: "pending" | "new" | "verify_sent" | "verified" | "welcome_sent" | "skipped" | "new_creg" | "invited" | "pre_plan_invite";
      expertTier?: number | null;
      hourlyRate?: number | null;
      voicePitch?: "up" | "down" | "none";
      freeLevel?: "none" | "async" | "tele";
      testUser?: boolean;
      supportAccount?: boolean;
      reason?: string | null;
      id?: string;
      email?: string;
      enabled?: boolean;
      accountStatus?: "active" | "inactive";
      allowedCSRAdmin?: boolean;
      allowedCSRView?: boolean;
      taxFormStatus?: "not_started" | "in_progress" | "completed";
      version?: number;
      resolvedDisplayName?: string;
      rank?: "csr" | "csr_admin" | "csr_super" | null;
      plans?: {
       planId: string;
       name: string;
      }[];
      lastSignInAt?: string | null;
      createdAt?: string;
      updatedAt?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserListRow"];
     };
    };
   };
  };
 };
 "/server/userInvite/preview": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["InvitePreviewBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["InvitePreview"];
     };
    };
   };
  };
 };
 "/server/userInvite/bulk": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["BulkInvite"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["BulkInvited"];
     };
    };
   };
  };
 };
 "/server/userInvite/bulkAct": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["BulkInviteAct"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["BulkInvited"];
     };
    };
   };
  };
 };
 "/server/userInvite/{id}/reissue": {
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["ReissueInvite"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserInvite"];
     };
    };
   };
  };
 };
 "/server/userInvite/{id}/cancel": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["CancelInvite"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserInvite"];
     };
    };
   };
  };
 };
 "/rest/invitations": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserInvite"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["UserInviteInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["UserInvite"];
     };
    };
   };
  };
 };
 "/rest/invitations/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/invitations/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserInvite"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      firstName?: string | null;
      lastName?: string | null;
      userType?: number;
      noeticExpert?: boolean;
      hourlyRate?: number | null;
      planId?: string | null;
      linkId?: string | null;
      poolIds?: string[] | null;
      preferredLanguage?: "en-us" | "zh-cn";
      message?: string | null;
      status?: "new" | "sent" | "accepted" | "declined" | "cancelled" | "expired";
      id?: string;
      email?: string;
      planName?: string | null;
      into?: string[];
      hindrance?: "accountExists" | "planClosed" | "undelivered" | null;
      action?: string | null;
      sentAt?: string | null;
      expiresAt?: string | null;
      reissued?: number;
      decidedAt?: string | null;
      invitedBy?: string | null;
      invitedByName?: string | null;
      userId?: string | null;
      url?: string | null;
      createdAt?: string;
      updatedAt?: string;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserInvite"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserInvite"];
     };
    };
   };
  };
 };
 "/rest/invitations/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/server/userInvite/list": {
  get: {
   parameters: {
    query?: {
     status?: string;
     email?: string;
     name?: string;
     userType?: string;
     planId?: string;
     from?: string;
     to?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["UserInvite"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/userInvite/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserInvite"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      firstName?: string | null;
      lastName?: string | null;
      userType?: number;
      noeticExpert?: boolean;
      hourlyRate?: number | null;
      planId?: string | null;
      linkId?: string | null;
      poolIds?: string[] | null;
      preferredLanguage?: "en-us" | "zh-cn";
      message?: string | null;
      status?: "new" | "sent" | "accepted" | "declined" | "cancelled" | "expired";
      id?: string;
      email?: string;
      planName?: string | null;
      into?: string[];
      hindrance?: "accountExists" | "planClosed" | "undelivered" | null;
      action?: string | null;
      sentAt?: string | null;
      expiresAt?: string | null;
      reissued?: number;
      decidedAt?: string | null;
      invitedBy?: string | null;
      invitedByName?: string | null;
      userId?: string | null;
      url?: string | null;
      createdAt?: string;
      updatedAt?: string;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserInvite"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/userInvite": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["UserInviteInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["UserInvite"];
     };
    };
   };
  };
 };
 "/server/country/list": {
  get: {
   parameters: {
    query?: {
     name?: string;
     code?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Country"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/country/{id}/states": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     id: number;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["State"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/language/list": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: {
        id: string;
        code: string;
        locale: string | null;
        name: string;
       }[];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/timezone/list": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: {
        id: string;
        name: string;
        offset: number;
       }[];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/specialty/list": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: {
        id: string;
        code: string;
        name: string;
       }[];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/content/document": {
  get: {
   parameters: {
    query: {
     type: string;
     uid?: string;
     userType?: number;
     locale?: "en-us" | "zh-cn";
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Content"];
     };
    };
   };
  };
 };
 "/content/document/list": {
  get: {
   parameters: {
    query: {
     type: string;
     userType?: number;
     locale?: "en-us" | "zh-cn";
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Content"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/content/terms": {
  get: {
   parameters: {
    query?: {
     userType?: number;
     locale?: "en-us" | "zh-cn";
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Terms"] | Record<string, never>;
     };
    };
   };
  };
 };
 "/content/theme": {
  get: {
   parameters: {
    query?: {
     host?: string;
     userType?: number;
     name?: "consilium" | "harbor" | "meridian";
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Theme"];
     };
    };
   };
  };
 };
 "/static/environment": {
  get: {
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Environment"];
     };
    };
   };
  };
 };
 "/server/content/document/{id}/versions": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["ContentVersion"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/content/document/{id}/restore": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["ContentRestore"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ContentAdmin"];
     };
    };
   };
  };
 };
 "/rest/contentDocuments": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ContentAdmin"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["ContentInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["ContentAdmin"];
     };
    };
   };
  };
 };
 "/rest/contentDocuments/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/contentDocuments/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ContentAdmin"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      type?: string;
      uid?: string;
      userType?: number | null;
      locale?: "en-us" | "zh-cn";
      enabled?: boolean;
      fields?: {
       [key: string]: unknown;
      };
      id?: string;
      updatedAt?: string;
      version?: number;
      title?: string | null;
      updatedBy?: string | null;
      missing?: ("en-us" | "zh-cn")[];
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ContentAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ContentAdmin"];
     };
    };
   };
  };
 };
 "/rest/contentDocuments/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/server/content/document/list": {
  get: {
   parameters: {
    query?: {
     type?: string;
     uid?: string;
     userType?: string;
     locale?: string;
     enabled?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["ContentAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/content/document/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ContentAdmin"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      type?: string;
      uid?: string;
      userType?: number | null;
      locale?: "en-us" | "zh-cn";
      enabled?: boolean;
      fields?: {
       [key: string]: unknown;
      };
      id?: string;
      updatedAt?: string;
      version?: number;
      title?: string | null;
      updatedBy?: string | null;
      missing?: ("en-us" | "zh-cn")[];
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ContentAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/content/document": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["ContentInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["ContentAdmin"];
     };
    };
   };
  };
 };
 "/server/customField/entity/{entityType}/{entityId}": {
  get: {
   parameters: {
    path: {
     entityType: "user" | "plan" | "pool" | "grant" | "query" | "other";
     entityId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["EntityField"][];
      };
     };
    };
   };
  };
 };
 "/server/customField/entity/{entityType}": {
  get: {
   parameters: {
    path: {
     entityType: "user" | "plan" | "pool" | "grant" | "query" | "other";
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["ListedField"][];
      };
     };
    };
   };
  };
 };
 "/rest/tagDefinitions": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TagDefinition"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["TagDefinitionInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["TagDefinition"];
     };
    };
   };
  };
 };
 "/rest/tagDefinitions/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/tagDefinitions/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TagDefinition"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      name?: string;
      description?: string | null;
      type?: "string" | "int" | "float" | "enum" | "boolean" | "timestamp";
      validator?: "email" | "phone" | "url" | "zip" | null;
      options?: string[];
      entityType?: "user" | "plan" | "pool" | "grant" | "query" | "other";
      scope?: "user" | "team" | "global" | "cen";
      id?: string;
      tags?: number;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TagDefinition"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TagDefinition"];
     };
    };
   };
  };
 };
 "/rest/tagDefinitions/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/server/tag/definition/list": {
  get: {
   parameters: {
    query?: {
     name?: string;
     entityType?: string;
     scope?: string;
     type?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["TagDefinition"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/tag/definition/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TagDefinition"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      name?: string;
      description?: string | null;
      type?: "string" | "int" | "float" | "enum" | "boolean" | "timestamp";
      validator?: "email" | "phone" | "url" | "zip" | null;
      options?: string[];
      entityType?: "user" | "plan" | "pool" | "grant" | "query" | "other";
      scope?: "user" | "team" | "global" | "cen";
      id?: string;
      tags?: number;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TagDefinition"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/tag/definition": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["TagDefinitionInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["TagDefinition"];
     };
    };
   };
  };
 };
 "/rest/tagTargets": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TagTarget"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["TagTargetInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["TagTarget"];
     };
    };
   };
  };
 };
 "/rest/tagTargets/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/tagTargets/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TagTarget"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      value?: string | number | boolean | null;
      id?: string;
      tagId?: string;
      tagName?: string;
      scope?: "user" | "team" | "global" | "cen";
      entityType?: "user" | "plan" | "pool" | "grant" | "query" | "other";
      entityId?: string;
      entityName?: string | null;
      createdBy?: string | null;
      createdAt?: string | null;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TagTarget"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TagTarget"];
     };
    };
   };
  };
 };
 "/rest/tagTargets/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/server/tag/target/list": {
  get: {
   parameters: {
    query?: {
     tagId?: string;
     entityType?: string;
     entityId?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["TagTarget"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/tag/target/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TagTarget"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      value?: string | number | boolean | null;
      id?: string;
      tagId?: string;
      tagName?: string;
      scope?: "user" | "team" | "global" | "cen";
      entityType?: "user" | "plan" | "pool" | "grant" | "query" | "other";
      entityId?: string;
      entityName?: string | null;
      createdBy?: string | null;
      createdAt?: string | null;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TagTarget"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/tag/target": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["TagTargetInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["TagTarget"];
     };
    };
   };
  };
 };
 "/rest/tags": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Tag"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["TagInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["Tag"];
     };
    };
   };
  };
 };
 "/rest/tags/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/tags/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Tag"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      definitionId?: string | null;
      name?: string;
      description?: string | null;
      scope?: "user" | "team" | "global" | "cen";
      assignmentType?: "user" | "plan" | "pool" | "grant" | "query" | "other";
      value?: string | number | boolean | null;
      id?: string;
      definitionName?: string | null;
      ownerId?: string | null;
      targets?: number;
      updatedAt?: string | null;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Tag"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Tag"];
     };
    };
   };
  };
 };
 "/rest/tags/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/server/tag/list": {
  get: {
   parameters: {
    query?: {
     name?: string;
     scope?: string;
     entityType?: string;
     definitionId?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Tag"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/tag/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Tag"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      definitionId?: string | null;
      name?: string;
      description?: string | null;
      scope?: "user" | "team" | "global" | "cen";
      assignmentType?: "user" | "plan" | "pool" | "grant" | "query" | "other";
      value?: string | number | boolean | null;
      id?: string;
      definitionName?: string | null;
      ownerId?: string | null;
      targets?: number;
      updatedAt?: string | null;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Tag"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/tag": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["TagInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["Tag"];
     };
    };
   };
  };
 };
 "/rest/customFieldValues": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["CustomFieldValue"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["CustomFieldValueInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["CustomFieldValue"];
     };
    };
   };
  };
 };
 "/rest/customFieldValues/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/customFieldValues/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["CustomFieldValue"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      value?: string | number | boolean;
      id?: string;
      definitionId?: string;
      name?: string;
      definitionType?: "string" | "int" | "float" | "enum" | "boolean" | "timestamp";
      entityType?: "user" | "plan" | "pool" | "grant" | "query" | "other";
      entityId?: string;
      entityName?: string | null;
      updatedBy?: string | null;
      updatedAt?: string | null;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["CustomFieldValue"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["CustomFieldValue"];
     };
    };
   };
  };
 };
 "/rest/customFieldValues/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/server/customField/value/list": {
  get: {
   parameters: {
    query?: {
     entityType?: string;
     entityId?: string;
     definitionId?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["CustomFieldValue"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/customField/value": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["CustomFieldValueInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["CustomFieldValue"];
     };
    };
   };
  };
 };
 "/server/customField/value/{id}": {
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      value?: string | number | boolean;
      id?: string;
      definitionId?: string;
      name?: string;
      definitionType?: "string" | "int" | "float" | "enum" | "boolean" | "timestamp";
      entityType?: "user" | "plan" | "pool" | "grant" | "query" | "other";
      entityId?: string;
      entityName?: string | null;
      updatedBy?: string | null;
      updatedAt?: string | null;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["CustomFieldValue"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/rest/customFields": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["CustomField"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["CustomFieldInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["CustomField"];
     };
    };
   };
  };
 };
 "/rest/customFields/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/customFields/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["CustomField"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      name?: string;
      description?: string | null;
      entityType?: "user" | "plan" | "pool" | "grant" | "query" | "other";
      definitionType?: "string" | "int" | "float" | "enum" | "boolean" | "timestamp";
      userType?: number | null;
      validator?: "email" | "phone" | "url" | "zip" | null;
      min?: number | null;
      max?: number | null;
      maxLength?: number | null;
      values?: string[];
      enabled?: boolean;
      id?: string;
      used?: number;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["CustomField"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["CustomField"];
     };
    };
   };
  };
 };
 "/rest/customFields/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/server/customField/definition/list": {
  get: {
   parameters: {
    query?: {
     name?: string;
     entityType?: string;
     definitionType?: string;
     userType?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["CustomField"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/customField/definition/{definitionId}": {
  get: {
   parameters: {
    path: {
     definitionId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["CustomField"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     definitionId: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      name?: string;
      description?: string | null;
      entityType?: "user" | "plan" | "pool" | "grant" | "query" | "other";
      definitionType?: "string" | "int" | "float" | "enum" | "boolean" | "timestamp";
      userType?: number | null;
      validator?: "email" | "phone" | "url" | "zip" | null;
      min?: number | null;
      max?: number | null;
      maxLength?: number | null;
      values?: string[];
      enabled?: boolean;
      id?: string;
      used?: number;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["CustomField"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     definitionId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/customField/definition": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["CustomFieldInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["CustomField"];
     };
    };
   };
  };
 };
 "/user/managedPlans": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["ManagedPlan"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/user/managedPlans/{planId}/members": {
  get: {
   parameters: {
    query?: {
     name?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     planId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["ManagedMember"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
  post: {
   parameters: {
    path: {
     planId: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["AddManagedMember"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["ManagedMember"];
     };
    };
   };
  };
 };
 "/user/managedPlans/{planId}/members/{userId}": {
  put: {
   parameters: {
    path: {
     planId: string;
     userId: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["ManagedMemberAccess"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ManagedMember"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     planId: string;
     userId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/user/managedPlans/{planId}/links": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     planId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["ManagedLink"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
  post: {
   parameters: {
    path: {
     planId: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["AddManagedLink"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["ManagedLink"];
     };
    };
   };
  };
 };
 "/user/managedPlans/{planId}/links/{linkId}": {
  put: {
   parameters: {
    path: {
     planId: string;
     linkId: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["ChangeManagedLink"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ManagedLink"];
     };
    };
   };
  };
 };
 "/user/managedPlans/{planId}/usage": {
  get: {
   parameters: {
    query?: {
     from?: string;
     to?: string;
    };
    path: {
     planId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanUsage"];
     };
    };
   };
  };
 };
 "/user/managedPlans/{planId}/discussions": {
  get: {
   parameters: {
    query?: {
     from?: string;
     to?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     planId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["ManagedDiscussion"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/pool/{id}/userStats": {
  get: {
   parameters: {
    query?: {
     userType?: number;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PoolUserStats"];
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/ready": {
  get: {
   parameters: {
    path: {
     planId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["SetupReadiness"];
     };
    };
   };
  };
 };
 "/server/grant/{id}/ready": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["SetupReadiness"];
     };
    };
   };
  };
 };
 "/server/grant/{id}/duplicate": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["Duplicate"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["Duplicated"];
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/duplicate": {
  post: {
   parameters: {
    path: {
     planId: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["Duplicate"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["Duplicated"];
     };
    };
   };
  };
 };
 "/server/pool/{id}/duplicate": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["Duplicate"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["Duplicated"];
     };
    };
   };
  };
 };
 "/user/diagnosis/{id}/facts": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["CoachFact"][];
      };
     };
    };
   };
  };
 };
 "/server/diagnosis/stats": {
  get: {
   parameters: {
    query?: {
     name?: string;
     active?: string;
     includeId?: string;
     excludeId?: string;
     includeGroupId?: string;
     excludeGroupId?: string;
     includeDomainId?: string;
     excludeDomainId?: string;
     includeGrantId?: string;
     excludeGrantId?: string;
     includePlanId?: string;
     excludePlanId?: string;
     includePoolId?: string;
     excludePoolId?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["DiagnosisStats"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/diagnosis/{id}/associations": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisAssociations"];
     };
    };
   };
  };
 };
 "/server/diagnosis/group/stats": {
  get: {
   parameters: {
    query?: {
     name?: string;
     active?: string;
     includeId?: string;
     excludeId?: string;
     includeGroupId?: string;
     excludeGroupId?: string;
     includeDomainId?: string;
     excludeDomainId?: string;
     includeGrantId?: string;
     excludeGrantId?: string;
     includePlanId?: string;
     excludePlanId?: string;
     includePoolId?: string;
     excludePoolId?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["DiagnosisStats"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/diagnosis/group/{id}/associations": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisAssociations"];
     };
    };
   };
  };
 };
 "/server/diagnosis/domain/stats": {
  get: {
   parameters: {
    query?: {
     name?: string;
     active?: string;
     includeId?: string;
     excludeId?: string;
     includeGroupId?: string;
     excludeGroupId?: string;
     includeDomainId?: string;
     excludeDomainId?: string;
     includeGrantId?: string;
     excludeGrantId?: string;
     includePlanId?: string;
     excludePlanId?: string;
     includePoolId?: string;
     excludePoolId?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["DiagnosisStats"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/diagnosis/domain/{id}/associations": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisAssociations"];
     };
    };
   };
  };
 };
 "/server/diagnosis/domain/search": {
  get: {
   parameters: {
    query: {
     name: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["DomainFound"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/diagnosis/{id}/merge/{intoId}": {
  get: {
   parameters: {
    path: {
     id: string;
     intoId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["MergePreview"];
     };
    };
   };
  };
 };
 "/server/diagnosis/{id}/merge": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["MergeDiagnosis"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       id: string;
       discussions: number;
      };
     };
    };
   };
  };
 };
 "/server/querySimulator/effectiveDiagnoses/{planId}/{grantId}": {
  get: {
   parameters: {
    path: {
     planId: string;
     grantId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["EffectiveDiagnoses"];
     };
    };
   };
  };
 };
 "/server/querySimulator/poolsPreview/{planId}/{grantId}/{dxId}": {
  get: {
   parameters: {
    query?: {
     all?: "true" | "false";
    };
    path: {
     planId: string;
     grantId: string;
     dxId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PoolsPreview"];
     };
    };
   };
  };
 };
 "/server/querySimulator/faculty/{planId}/{grantId}/{dxId}": {
  get: {
   parameters: {
    path: {
     planId: string;
     grantId: string;
     dxId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Faculty"];
     };
    };
   };
  };
 };
 "/server/querySimulator/selection": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["SelectionSimulation"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["SelectionSimulated"];
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/files": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
     sort?: "name" | "-name" | "size" | "-size" | "createdAt" | "-createdAt";
    };
    path: {
     planId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["PlanFile"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
  post: {
   parameters: {
    path: {
     planId: string;
    };
   };
   requestBody: {
    content: {
     "multipart/form-data": {
      file: string;
      name?: string;
      description?: string;
     };
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["PlanFile"];
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/files/{fileId}": {
  get: {
   parameters: {
    path: {
     planId: string;
     fileId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanFile"];
     };
    };
   };
  };
  post: {
   parameters: {
    path: {
     planId: string;
     fileId: string;
    };
   };
   requestBody: {
    content: {
     "multipart/form-data": {
      file?: string;
      name?: string;
      description?: string;
      version?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanFile"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     planId: string;
     fileId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/files/{fileId}/download": {
  get: {
   parameters: {
    path: {
     planId: string;
     fileId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/octet-stream": string;
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/summary": {
  get: {
   parameters: {
    query?: {
     maxSubRecords?: number;
    };
    path: {
     planId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanSummary"];
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/member/{userId}": {
  get: {
   parameters: {
    path: {
     planId: string;
     userId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanMemberAdmin"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     planId: string;
     userId: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      access?: "full" | "reply_only" | "read_only" | null;
      attachments?: components["schemas"]["Attachments"];
      userId?: string;
      displayName?: string;
      email?: string;
      joinedAt?: string;
      version?: number;
      id?: string;
      planId?: string;
      planName?: string;
      planType?: string;
      sponsorName?: string | null;
      userType?: number;
      enabled?: boolean;
      linkId?: string | null;
      linkSlug?: string | null;
      discussions?: number;
      manages?: boolean;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanMemberAdmin"];
     };
    };
   };
  };
  post: {
   parameters: {
    path: {
     planId: string;
     userId: string;
    };
   };
   requestBody?: {
    content: {
     "application/json": components["schemas"]["PlanMemberInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["PlanMemberAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     planId: string;
     userId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/links": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     planId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["PlanLinkAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
  post: {
   parameters: {
    path: {
     planId: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      slug: string;
      description: string;
      userType?: number | null;
      userKind?: "academy" | "advocate" | "blinded" | "census" | "expert" | "region" | "sso" | "vtb" | null;
      effectiveDate?: string | null;
      enabled?: boolean;
     };
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["PlanLinkAdmin"];
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/link/{linkId}": {
  put: {
   parameters: {
    path: {
     planId: string;
     linkId: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      slug?: string;
      description?: string;
      userType?: number | null;
      userKind?: "academy" | "advocate" | "blinded" | "census" | "expert" | "region" | "sso" | "vtb" | null;
      effectiveDate?: string | null;
      enabled?: boolean;
      linkId?: string;
      planId?: string;
      url?: string;
      version?: number;
      id?: string;
      registrations?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanLinkAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     planId: string;
     linkId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/surge": {
  get: {
   parameters: {
    query?: {
     includePast?: string;
     activeOnly?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     planId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["SurgeAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
  post: {
   parameters: {
    path: {
     planId: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["SurgeInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["SurgeAdmin"];
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/surge/{surgeId}": {
  put: {
   parameters: {
    path: {
     planId: string;
     surgeId: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      description?: string;
      start?: string;
      end?: string;
      multiple?: number;
      surgeId?: string;
      planId?: string;
      version?: number;
      id?: string;
      state?: "past" | "active" | "planned";
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["SurgeAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     planId: string;
     surgeId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/members/import": {
  post: {
   parameters: {
    path: {
     planId: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["ImportMembers"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ImportedMembers"];
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/members": {
  get: {
   parameters: {
    query?: {
     name?: string;
     access?: string;
     accountStatus?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     planId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["PlanMemberAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/user/{id}/planRights": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["PlanRight"][];
      };
     };
    };
   };
  };
 };
 "/server/query/grantPlan": {
  get: {
   parameters: {
    query: {
     userId: string;
     planId?: string;
     diagnosisId?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["PlanGrantOfPerson"][];
      };
     };
    };
   };
  };
 };
 "/rest/grantPlans": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["GrantPlan"][];
     };
    };
   };
  };
 };
 "/rest/grantPlans/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/grantPlans/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["GrantPlan"];
     };
    };
   };
  };
 };
 "/server/grant/plan/list": {
  get: {
   parameters: {
    query?: {
     grantId?: string;
     planId?: string;
     activeOnly?: string;
     activeNowOnly?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["GrantPlan"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/rest/regions": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Region"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["RegionInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["Region"];
     };
    };
   };
  };
 };
 "/rest/regions/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/regions/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Region"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      name?: string;
      countryCodes?: string | null;
      id?: string;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Region"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Region"];
     };
    };
   };
  };
 };
 "/rest/regions/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/server/grant/region/list": {
  get: {
   parameters: {
    query?: {
     name?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Region"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/grant/region/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Region"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      name?: string;
      countryCodes?: string | null;
      id?: string;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Region"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/grant/region": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["RegionInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["Region"];
     };
    };
   };
  };
 };
 "/rest/grants": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
     customFields?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ListedGrantAdmin"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["GrantInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["GrantAdmin"];
     };
    };
   };
  };
 };
 "/rest/grants/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/grants/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["GrantAdmin"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      name?: string;
      displayTitle?: string;
      description?: string | null;
      shortDescription?: string;
      frontMatter?: string;
      userType?: number | null;
      userKind?: "academy" | "advocate" | "blinded" | "census" | "expert" | "region" | "sso" | "vtb" | null;
      activeFrom?: string | null;
      activeTo?: string | null;
      priority?: number;
      maxResponseTime?: number | null;
      maxQueryDuration?: number | null;
      firstReminder?: number | null;
      secondReminder?: number | null;
      panelSize?: number | null;
      csrReview?: "yes" | "no" | "auto" | null;
      expertSelectionMode?: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select";
      countryCodes?: string | null;
      regionId?: string | null;
      accountingNotes?: string | null;
      enabled?: boolean;
      id?: string;
      version?: number;
      regionName?: string | null;
      regionCodes?: string | null;
      activeNow?: boolean;
      plans?: number;
      pools?: number;
      discussions?: number;
      createdAt?: string;
      updatedAt?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["GrantAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["GrantAdmin"];
     };
    };
   };
  };
 };
 "/rest/grants/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/server/grant/list": {
  get: {
   parameters: {
    query?: {
     name?: string;
     userType?: string;
     planId?: string;
     poolId?: string;
     diagnosisId?: string;
     activeOnly?: string;
     activeNowOnly?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["GrantAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/grant/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["GrantAdmin"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      name?: string;
      displayTitle?: string;
      description?: string | null;
      shortDescription?: string;
      frontMatter?: string;
      userType?: number | null;
      userKind?: "academy" | "advocate" | "blinded" | "census" | "expert" | "region" | "sso" | "vtb" | null;
      activeFrom?: string | null;
      activeTo?: string | null;
      priority?: number;
      maxResponseTime?: number | null;
      maxQueryDuration?: number | null;
      firstReminder?: number | null;
      secondReminder?: number | null;
      panelSize?: number | null;
      csrReview?: "yes" | "no" | "auto" | null;
      expertSelectionMode?: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select";
      countryCodes?: string | null;
      regionId?: string | null;
      accountingNotes?: string | null;
      enabled?: boolean;
      id?: string;
      version?: number;
      regionName?: string | null;
      regionCodes?: string | null;
      activeNow?: boolean;
      plans?: number;
      pools?: number;
      discussions?: number;
      createdAt?: string;
      updatedAt?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["GrantAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/grant": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["GrantInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["GrantAdmin"];
     };
    };
   };
  };
 };
 "/rest/plans": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
     customFields?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ListedPlanAdmin"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["PlanInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["PlanAdmin"];
     };
    };
   };
  };
 };
 "/rest/plans/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/plans/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanAdmin"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      type?: string;
      name?: string;
      alias?: string;
      sponsorName?: string | null;
      displayTitle?: string;
      dashboardMessage?: string | null;
      registrationText?: string | null;
      theme?: "consilium" | "harbor" | "meridian" | null;
      noNewQueries?: boolean;
      readOnlyDiscussions?: boolean;
      access?: "full" | "reply_only" | "read_only" | null;
      attachments?: components["schemas"]["Attachments"];
      matchByRegion?: boolean;
      countryCodes?: string | null;
      sharedQueries?: boolean;
      selectable?: boolean;
      maxResponseTime?: number | null;
      maxQueryDuration?: number | null;
      firstReminder?: number | null;
      secondReminder?: number | null;
      panelSize?: number | null;
      csrReview?: "yes" | "no" | "auto" | null;
      expertSelectionMode?: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select" | null;
      localPoolWeight?: number;
      media?: ("messenger" | "video" | "audio")[];
      independentFirst?: boolean;
      keepCallChat?: boolean;
      surveyBuilder?: boolean;
      anonymousAllowed?: boolean;
      genderOptOut?: boolean;
      freeLevel?: "none" | "async" | "tele" | null;
      customerId?: string | null;
      effectiveDate?: string | null;
      activeFrom?: string | null;
      activeTo?: string | null;
      accountingNotes?: string | null;
      enabled?: boolean;
      id?: string;
      version?: number;
      activeNow?: boolean;
      members?: number;
      discussions?: number;
      createdAt?: string;
      updatedAt?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanAdmin"];
     };
    };
   };
  };
 };
 "/rest/plans/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/server/membership/plan/list": {
  get: {
   parameters: {
    query?: {
     planType?: string;
     name?: string;
     customerId?: string;
     grantId?: string;
     poolId?: string;
     diagnosisId?: string;
     userId?: string;
     activeOnly?: string;
     activeNowOnly?: string;
     from?: string;
     to?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["PlanAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}": {
  get: {
   parameters: {
    path: {
     planId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanAdmin"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     planId: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      type?: string;
      name?: string;
      alias?: string;
      sponsorName?: string | null;
      displayTitle?: string;
      dashboardMessage?: string | null;
      registrationText?: string | null;
      theme?: "consilium" | "harbor" | "meridian" | null;
      noNewQueries?: boolean;
      readOnlyDiscussions?: boolean;
      access?: "full" | "reply_only" | "read_only" | null;
      attachments?: components["schemas"]["Attachments"];
      matchByRegion?: boolean;
      countryCodes?: string | null;
      sharedQueries?: boolean;
      selectable?: boolean;
      maxResponseTime?: number | null;
      maxQueryDuration?: number | null;
      firstReminder?: number | null;
      secondReminder?: number | null;
      panelSize?: number | null;
      csrReview?: "yes" | "no" | "auto" | null;
      expertSelectionMode?: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select" | null;
      localPoolWeight?: number;
      media?: ("messenger" | "video" | "audio")[];
      independentFirst?: boolean;
      keepCallChat?: boolean;
      surveyBuilder?: boolean;
      anonymousAllowed?: boolean;
      genderOptOut?: boolean;
      freeLevel?: "none" | "async" | "tele" | null;
      customerId?: string | null;
      effectiveDate?: string | null;
      activeFrom?: string | null;
      activeTo?: string | null;
      accountingNotes?: string | null;
      enabled?: boolean;
      id?: string;
      version?: number;
      activeNow?: boolean;
      members?: number;
      discussions?: number;
      createdAt?: string;
      updatedAt?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     planId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/membership/plan": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["PlanInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["PlanAdmin"];
     };
    };
   };
  };
 };
 "/rest/pools": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
     customFields?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ListedPoolAdmin"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["PoolInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["PoolAdmin"];
     };
    };
   };
  };
 };
 "/rest/pools/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/pools/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PoolAdmin"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      poolName?: string;
      displayName?: string;
      description?: string | null;
      specialty?: "medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other" | null;
      enabled?: boolean;
      id?: string;
      version?: number;
      experts?: number;
      diagnoses?: number | null;
      plans?: number;
      grants?: number;
      createdAt?: string;
      updatedAt?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PoolAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PoolAdmin"];
     };
    };
   };
  };
 };
 "/rest/pools/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/server/pool/list": {
  get: {
   parameters: {
    query?: {
     name?: string;
     planId?: string;
     grantId?: string;
     diagnosisId?: string;
     expertId?: string;
     active?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["PoolAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/pool/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PoolAdmin"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      poolName?: string;
      displayName?: string;
      description?: string | null;
      specialty?: "medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other" | null;
      enabled?: boolean;
      id?: string;
      version?: number;
      experts?: number;
      diagnoses?: number | null;
      plans?: number;
      grants?: number;
      createdAt?: string;
      updatedAt?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PoolAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/pool": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["PoolInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["PoolAdmin"];
     };
    };
   };
  };
 };
 "/rest/diagnosisGroups": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisGroupAdmin"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["DiagnosisGroupInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["DiagnosisGroupAdmin"];
     };
    };
   };
  };
 };
 "/rest/diagnosisGroups/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/diagnosisGroups/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisGroupAdmin"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      name?: string;
      nameZh?: string | null;
      code?: string | null;
      plainName?: string | null;
      plainNameZh?: string | null;
      synonyms?: string[] | null;
      synonymsZh?: string[] | null;
      domainId?: string;
      enabled?: boolean;
      id?: string;
      domainName?: string;
      version?: number;
      diagnoses?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisGroupAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisGroupAdmin"];
     };
    };
   };
  };
 };
 "/rest/diagnosisGroups/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/server/diagnosis/group/list": {
  get: {
   parameters: {
    query?: {
     name?: string;
     active?: string;
     includeId?: string;
     excludeId?: string;
     includeGroupId?: string;
     excludeGroupId?: string;
     includeDomainId?: string;
     excludeDomainId?: string;
     includeGrantId?: string;
     excludeGrantId?: string;
     includePlanId?: string;
     excludePlanId?: string;
     includePoolId?: string;
     excludePoolId?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["DiagnosisGroupAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/diagnosis/group/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisGroupAdmin"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      name?: string;
      nameZh?: string | null;
      code?: string | null;
      plainName?: string | null;
      plainNameZh?: string | null;
      synonyms?: string[] | null;
      synonymsZh?: string[] | null;
      domainId?: string;
      enabled?: boolean;
      id?: string;
      domainName?: string;
      version?: number;
      diagnoses?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisGroupAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/diagnosis/group": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["DiagnosisGroupInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["DiagnosisGroupAdmin"];
     };
    };
   };
  };
 };
 "/rest/diagnosisDomains": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisDomainAdmin"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["DiagnosisDomainInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["DiagnosisDomainAdmin"];
     };
    };
   };
  };
 };
 "/rest/diagnosisDomains/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/diagnosisDomains/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisDomainAdmin"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      name?: string;
      nameZh?: string | null;
      description?: string | null;
      enabled?: boolean;
      id?: string;
      version?: number;
      groups?: number;
      diagnoses?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisDomainAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisDomainAdmin"];
     };
    };
   };
  };
 };
 "/rest/diagnosisDomains/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/server/diagnosis/domain/list": {
  get: {
   parameters: {
    query?: {
     name?: string;
     active?: string;
     includeId?: string;
     excludeId?: string;
     includeGroupId?: string;
     excludeGroupId?: string;
     includeDomainId?: string;
     excludeDomainId?: string;
     includeGrantId?: string;
     excludeGrantId?: string;
     includePlanId?: string;
     excludePlanId?: string;
     includePoolId?: string;
     excludePoolId?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["DiagnosisDomainAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/diagnosis/domain/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisDomainAdmin"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      name?: string;
      nameZh?: string | null;
      description?: string | null;
      enabled?: boolean;
      id?: string;
      version?: number;
      groups?: number;
      diagnoses?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisDomainAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/diagnosis/domain": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["DiagnosisDomainInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["DiagnosisDomainAdmin"];
     };
    };
   };
  };
 };
 "/rest/diagnosisFacts": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisFact"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["DiagnosisFactInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["DiagnosisFact"];
     };
    };
   };
  };
 };
 "/rest/diagnosisFacts/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/diagnosisFacts/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisFact"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      label?: string;
      labelZh?: string | null;
      hint?: string | null;
      hintZh?: string | null;
      pattern?: string;
      order?: number;
      enabled?: boolean;
      diagnosisId?: string | null;
      groupId?: string | null;
      domainId?: string | null;
      id?: string;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisFact"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisFact"];
     };
    };
   };
  };
 };
 "/rest/diagnosisFacts/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/server/diagnosis/fact/list": {
  get: {
   parameters: {
    query?: {
     diagnosisId?: string;
     groupId?: string;
     domainId?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["DiagnosisFact"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/diagnosis/fact/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisFact"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      label?: string;
      labelZh?: string | null;
      hint?: string | null;
      hintZh?: string | null;
      pattern?: string;
      order?: number;
      enabled?: boolean;
      diagnosisId?: string | null;
      groupId?: string | null;
      domainId?: string | null;
      id?: string;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DiagnosisFact"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/diagnosis/fact": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["DiagnosisFactInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["DiagnosisFact"];
     };
    };
   };
  };
 };
 "/rest/diagnoses": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Diagnosis"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["DiagnosisInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["Diagnosis"];
     };
    };
   };
  };
 };
 "/rest/diagnoses/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/diagnoses/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Diagnosis"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      name?: string;
      nameZh?: string | null;
      code?: string | null;
      plainName?: string | null;
      plainNameZh?: string | null;
      synonyms?: string[] | null;
      synonymsZh?: string[] | null;
      specialty?: "medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other" | null;
      groupId?: string;
      enabled?: boolean;
      id?: string;
      groupName?: string;
      domainId?: string;
      domainName?: string;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Diagnosis"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Diagnosis"];
     };
    };
   };
  };
 };
 "/rest/diagnoses/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/server/diagnosis/list": {
  get: {
   parameters: {
    query?: {
     name?: string;
     active?: string;
     includeId?: string;
     excludeId?: string;
     includeGroupId?: string;
     excludeGroupId?: string;
     includeDomainId?: string;
     excludeDomainId?: string;
     includeGrantId?: string;
     excludeGrantId?: string;
     includePlanId?: string;
     excludePlanId?: string;
     includePoolId?: string;
     excludePoolId?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Diagnosis"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/diagnosis/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Diagnosis"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      name?: string;
      nameZh?: string | null;
      code?: string | null;
      plainName?: string | null;
      plainNameZh?: string | null;
      synonyms?: string[] | null;
      synonymsZh?: string[] | null;
      specialty?: "medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other" | null;
      groupId?: string;
      enabled?: boolean;
      id?: string;
      groupName?: string;
      domainId?: string;
      domainName?: string;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Diagnosis"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/diagnosis": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["DiagnosisInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["Diagnosis"];
     };
    };
   };
  };
 };
 "/rest/planLinks": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanLinkAdmin"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["NewPlanLink"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["PlanLinkAdmin"];
     };
    };
   };
  };
 };
 "/rest/planLinks/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/planLinks/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanLinkAdmin"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      slug?: string;
      description?: string;
      userType?: number | null;
      userKind?: "academy" | "advocate" | "blinded" | "census" | "expert" | "region" | "sso" | "vtb" | null;
      effectiveDate?: string | null;
      enabled?: boolean;
      linkId?: string;
      planId?: string;
      url?: string;
      version?: number;
      id?: string;
      registrations?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanLinkAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanLinkAdmin"];
     };
    };
   };
  };
 };
 "/rest/planLinks/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/server/membership/links/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanLinkAdmin"];
     };
    };
   };
  };
 };
 "/rest/planSurges": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["SurgeAdmin"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["NewSurge"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["SurgeAdmin"];
     };
    };
   };
  };
 };
 "/rest/planSurges/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/planSurges/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["SurgeAdmin"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      description?: string;
      start?: string;
      end?: string;
      multiple?: number;
      surgeId?: string;
      planId?: string;
      version?: number;
      id?: string;
      state?: "past" | "active" | "planned";
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["SurgeAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["SurgeAdmin"];
     };
    };
   };
  };
 };
 "/rest/planSurges/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/rest/planMembers": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanMemberAdmin"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["NewPlanMember"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["PlanMemberAdmin"];
     };
    };
   };
  };
 };
 "/rest/planMembers/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/planMembers/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanMemberAdmin"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      access?: "full" | "reply_only" | "read_only" | null;
      attachments?: components["schemas"]["Attachments"];
      userId?: string;
      displayName?: string;
      email?: string;
      joinedAt?: string;
      version?: number;
      id?: string;
      planId?: string;
      planName?: string;
      planType?: string;
      sponsorName?: string | null;
      userType?: number;
      enabled?: boolean;
      linkId?: string | null;
      linkSlug?: string | null;
      discussions?: number;
      manages?: boolean;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanMemberAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanMemberAdmin"];
     };
    };
   };
  };
 };
 "/rest/planMembers/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/rest/poolExperts": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PoolExpertAdmin"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["NewPoolExpert"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["PoolExpertAdmin"];
     };
    };
   };
  };
 };
 "/rest/poolExperts/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/poolExperts/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PoolExpertAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PoolExpertAdmin"];
     };
    };
   };
  };
 };
 "/rest/poolExperts/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/server/grant/{id}/diagnosis": {
  get: {
   parameters: {
    query?: {
     name?: string;
     active?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["CoveredDiagnosis"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/grant/{id}/diagnosis/{diagnosisId}": {
  post: {
   parameters: {
    path: {
     id: string;
     diagnosisId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
     diagnosisId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/grant/{id}/group": {
  get: {
   parameters: {
    query?: {
     name?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["DiagnosisGroupAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/grant/{id}/group/{groupId}": {
  post: {
   parameters: {
    path: {
     id: string;
     groupId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
     groupId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/grant/{id}/domain": {
  get: {
   parameters: {
    query?: {
     name?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["DiagnosisDomainAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/grant/{id}/domain/{domainId}": {
  post: {
   parameters: {
    path: {
     id: string;
     domainId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
     domainId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/diagnosis": {
  get: {
   parameters: {
    query?: {
     name?: string;
     active?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     planId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["CoveredDiagnosis"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/diagnosis/{diagnosisId}": {
  post: {
   parameters: {
    path: {
     planId: string;
     diagnosisId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     planId: string;
     diagnosisId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/group": {
  get: {
   parameters: {
    query?: {
     name?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     planId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["DiagnosisGroupAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/group/{groupId}": {
  post: {
   parameters: {
    path: {
     planId: string;
     groupId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     planId: string;
     groupId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/domain": {
  get: {
   parameters: {
    query?: {
     name?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     planId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["DiagnosisDomainAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/domain/{domainId}": {
  post: {
   parameters: {
    path: {
     planId: string;
     domainId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     planId: string;
     domainId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/pool/{id}/diagnosis": {
  get: {
   parameters: {
    query?: {
     name?: string;
     active?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["CoveredDiagnosis"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/pool/{id}/diagnosis/{diagnosisId}": {
  post: {
   parameters: {
    path: {
     id: string;
     diagnosisId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
     diagnosisId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/pool/{id}/group": {
  get: {
   parameters: {
    query?: {
     name?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["DiagnosisGroupAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/pool/{id}/group/{groupId}": {
  post: {
   parameters: {
    path: {
     id: string;
     groupId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
     groupId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/pool/{id}/domain": {
  get: {
   parameters: {
    query?: {
     name?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["DiagnosisDomainAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/pool/{id}/domain/{domainId}": {
  post: {
   parameters: {
    path: {
     id: string;
     domainId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
     domainId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/grant/{id}/pool": {
  get: {
   parameters: {
    query?: {
     name?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["PoolOfGrant"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/grant/{id}/pool/{poolId}": {
  post: {
   parameters: {
    path: {
     id: string;
     poolId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
     poolId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/pool/{id}/grant": {
  get: {
   parameters: {
    query?: {
     name?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["grantIdRow"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/pool/{id}/expert": {
  get: {
   parameters: {
    query?: {
     name?: string;
     expertFilter?: string;
     specialty?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["PoolExpertAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/pool/{id}/expert/{userId}": {
  post: {
   parameters: {
    path: {
     id: string;
     userId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
     userId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/pool/{id}/plan": {
  get: {
   parameters: {
    query?: {
     name?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["planIdRow"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/pool/{id}/plan/{planId}": {
  post: {
   parameters: {
    path: {
     id: string;
     planId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
     planId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/pool": {
  get: {
   parameters: {
    query?: {
     name?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     planId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["PoolOfPlan"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/grant": {
  get: {
   parameters: {
    query?: {
     name?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     planId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["GrantOfPlan"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/grant/{grantId}": {
  post: {
   parameters: {
    path: {
     planId: string;
     grantId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     planId: string;
     grantId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/managers": {
  get: {
   parameters: {
    query?: {
     name?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     planId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["PlanManager"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/manager/{userId}": {
  post: {
   parameters: {
    path: {
     planId: string;
     userId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     planId: string;
     userId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/user/{id}/planMembership": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["PlanMembership"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/user/{id}/poolMembership": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["PoolExpertAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/query/headerInput/list": {
  get: {
   parameters: {
    query: {
     userId: string;
     draftInclude?: string;
     activeInclude?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Draft"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/query/headerInput/stats/{userId}": {
  get: {
   parameters: {
    path: {
     userId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["DraftStats"];
     };
    };
   };
  };
 };
 "/server/query/headerInput": {
  post: {
   requestBody: {
    content: {
     "application/json": {
      userId: string;
      clientData: components["schemas"]["WizardData"];
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Draft"];
     };
    };
   };
  };
 };
 "/server/query/headerInput/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Draft"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      clientData: components["schemas"]["WizardData"];
      version: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Draft"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/query/indexBuckets": {
  get: {
   parameters: {
    query?: {
     filter?: "own" | "shared";
     page?: number;
     pageSize?: number;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["IndexBuckets"];
     };
    };
   };
  };
 };
 "/server/query/stats/user/{userId}": {
  get: {
   parameters: {
    path: {
     userId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserQueryStats"];
     };
    };
   };
  };
 };
 "/server/query/featured/{userId}": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
    };
    path: {
     userId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["IndexRecord"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/user/diagnosis/search/fromQueries": {
  get: {
   parameters: {
    query: {
     name: string;
     exclude?: "none" | "diagnosis" | "group" | "domain" | "grant" | "plan" | "pool";
     excludeId?: string;
     page?: number;
     pageSize?: number;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["AskedDiagnosis"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["AskedSearch"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["AskedDiagnosis"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/membership/plan/{planId}/testQuestion": {
  post: {
   parameters: {
    path: {
     planId: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["TestQuestion"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["AskedTestQuestion"];
     };
    };
   };
  };
 };
 "/user/interaction/{key}": {
  get: {
   parameters: {
    query?: {
     hideCsrData?: "true" | "false";
    };
    path: {
     key: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Discussion"];
     };
    };
   };
  };
 };
 "/user/interaction/{key}/responses": {
  get: {
   parameters: {
    query?: {
     hideCsrData?: "true" | "false";
     afterId?: string;
     type?: "response" | "info" | "csrinfo" | "csrhold" | "csrupdate" | "csrupdateaccept" | "csrupdatedecline" | "pendedexpert" | "rejectedexpert" | "rejectedexpertresponse" | "retractedexpert" | "attachment" | "attachment_removed" | "attachment_inherited";
     responseFormat?: "text";
     page?: number;
     pageSize?: number;
    };
    path: {
     key: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Response"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/user/interaction/{key}/faculty": {
  get: {
   parameters: {
    path: {
     key: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: {
        name: string;
        affiliations: string;
        disclosures: string;
       }[];
      };
     };
    };
   };
  };
 };
 "/user/interaction/{key}/openings": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
    };
    path: {
     key: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Opener"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/user/interaction/{key}/accept": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      meetingTime?: number;
      termsAccepted: boolean;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       queryExpertId: string;
       status: "invited" | "declined" | "claimed" | "missedout" | "latereview" | "timedout" | "cancelled" | "answered" | "followup" | "user" | "csr" | "rejected";
       reservedUntil: string | null;
       meetingTime?: number;
      };
     };
    };
   };
  };
 };
 "/user/interaction/{key}/acceptTerms": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      termsId: "discussion" | "frontMatter";
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       acceptedAt: string;
      };
     };
    };
   };
  };
 };
 "/user/interaction/{key}/decline": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      reason?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       queryExpertId: string;
       status: "invited" | "declined" | "claimed" | "missedout" | "latereview" | "timedout" | "cancelled" | "answered" | "followup" | "user" | "csr" | "rejected";
      };
     };
    };
   };
  };
 };
 "/user/interaction/{key}/response": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      text: string;
      terms: boolean;
      subtype?: "response" | "clarify" | "clinical" | "salutation";
      minutes?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Response"];
     };
    };
   };
  };
 };
 "/user/interaction/{key}/response/{responseId}/retract": {
  post: {
   parameters: {
    path: {
     key: string;
     responseId: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      reason?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Response"];
     };
    };
   };
  };
 };
 "/user/interaction/{key}/csrUpdate": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      decision: "csrupdateaccept" | "csrupdatedecline";
      text?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Discussion"];
     };
    };
   };
  };
 };
 "/user/interaction/{key}/resubmit": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      text: string;
      history?: string;
      version: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Discussion"];
     };
    };
   };
  };
 };
 "/user/interaction/{key}/followup": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      text: string;
      queryExpertId?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Response"];
     };
    };
   };
  };
 };
 "/user/interaction/{key}/close": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      reason?: string;
      version: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Discussion"];
     };
    };
   };
  };
 };
 "/user/interaction/{key}/cancel": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      reason?: string;
      version: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Discussion"];
     };
    };
   };
  };
 };
 "/user/interaction/{key}/minutes": {
  put: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      minutes: number;
      version: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       minutes: number;
       amount: number;
       currency: "USD";
       version: number;
      };
     };
    };
   };
  };
 };
 "/user/interaction/{key}/activity": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      seconds: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       measuredSeconds: number;
      };
     };
    };
   };
  };
 };
 "/user/interaction/{key}/seen": {
  put: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      responseId: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       isUpdated: boolean;
      };
     };
    };
   };
  };
 };
 "/user/interaction/{key}/attachment": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "multipart/form-data": {
      file: string;
      text?: string;
      description?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Response"];
     };
    };
   };
  };
 };
 "/user/interaction/{key}/attachment/{id}": {
  get: {
   parameters: {
    path: {
     key: string;
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Attachment"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     key: string;
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Response"];
     };
    };
   };
  };
 };
 "/user/interaction/{key}/attachment/{id}/download": {
  get: {
   parameters: {
    path: {
     key: string;
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/octet-stream": string;
     };
    };
   };
  };
 };
 "/user/interaction/{key}/archive/{id}": {
  get: {
   parameters: {
    path: {
     key: string;
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Archive"];
     };
    };
   };
  };
 };
 "/user/interaction/{key}/archive/{id}/download": {
  get: {
   parameters: {
    path: {
     key: string;
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/octet-stream": string;
     };
    };
   };
  };
 };
 "/server/userDocument/list": {
  get: {
   parameters: {
    query: {
     userId: string;
     name?: string;
     fileType?: "logo" | "image" | "pdf" | "pptx" | "docx";
     queryId?: string;
     sort?: "-createdAt" | "createdAt" | "name" | "-name" | "size" | "-size";
     page?: number;
     pageSize?: number;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["File"][];
       total: number;
       page: number;
       pageSize: number;
       discussions: {
        id: string;
        key: string;
        title: string;
       }[];
      };
     };
    };
   };
  };
 };
 "/user/interaction/{key}/export": {
  get: {
   parameters: {
    query?: {
     language?: "en-us" | "zh-cn";
     afterId?: string;
     hideCsrData?: "true" | "false";
     isCsrView?: "true" | "false";
     exportType?: "Word" | "PDF";
     exportFormat?: "Expert" | "Client" | "CSR";
    };
    path: {
     key: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/octet-stream": string;
     };
    };
   };
  };
 };
 "/user/interaction/{key}/invites": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     key: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Guest"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["GuestBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Guest"];
     };
    };
   };
  };
 };
 "/user/interaction/{key}/invites/{id}/resend": {
  post: {
   parameters: {
    path: {
     key: string;
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Guest"];
     };
    };
   };
  };
 };
 "/user/interaction/{key}/invites/{id}": {
  delete: {
   parameters: {
    path: {
     key: string;
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/query/invite/list": {
  get: {
   parameters: {
    query?: {
     queryId?: string;
     status?: "active" | "inactive" | "hasjoined";
     participantType?: "lovedone" | "subject" | "provider" | "poa" | "blinded_voice_up" | "blinded_voice_down" | "blinded_voice_none" | "blinded_voice_mute";
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["StaffGuest"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/query/invite": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["StaffGuestBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Guest"];
     };
    };
   };
  };
 };
 "/server/query/invite/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Guest"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["GuestChange"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Guest"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/releaseHold": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      preventInvites?: boolean;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Discussion"];
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/hold": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      reason: string;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Discussion"];
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/returnToAsker": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      reason: string;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Discussion"];
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/charge": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      reference: string;
      amount?: number;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Discussion"];
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/close": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      reason?: string;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Discussion"];
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/reopen": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      newCloseTime: string;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Discussion"];
     };
    };
   };
  };
 };
 "/server/query/reopen/{id}": {
  get: {
   parameters: {
    query: {
     newCloseTime: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["QueryAdmin"];
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/cancelQuery": {
  post: {
   parameters: {
    query?: {
     forceCancel?: "true" | "false";
    };
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      reason?: string;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Discussion"];
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/setCSRReview": {
  put: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      csrReview: "yes" | "no" | "auto";
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       csrReview: "yes" | "no" | "auto";
      };
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/setPreventInvites": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      preventInvites: boolean;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Discussion"];
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/updatePanelSize": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      panelSize: number;
      from?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       panelSize: number;
       seatsUsed: number;
      };
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/updateQueryQuestion": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      text: string;
      history?: string;
      summary?: string;
      version: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Response"];
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/updateQueryCloseTime": {
  put: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      closeTime: string;
      from?: string | null;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       closeTime: string;
      };
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/updateExpertTime": {
  put: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      queryExpertId: string;
      minutes: number;
      reason: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       minutes: number;
       amount: number;
       currency: "USD";
       version: number;
      };
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/updateMeetingTime": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      meetingTime: number | null;
      minutes?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       meetingTime: number | null;
       meetingTimeDisplay: string | null;
       status: "create" | "pending_survey" | "pending_charge" | "charged" | "csrhold" | "open" | "held" | "answered" | "closed" | "cancelled";
      };
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/updateLiveSessionTimes": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      times: number[];
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       proposedTimes: number[];
      };
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/listApplicableExperts": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      name?: string;
      includeExcluded?: boolean;
      count?: number;
      page?: number;
      pageSize?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: {
        userId: string;
        displayName: string;
        tier: number | null;
        weight: number | null;
        parts: {
         local: number;
         tier: number;
         load: number;
         reliability: number;
         group?: number;
        } | null;
        rank: number | null;
        poolId: string | null;
        poolName: string | null;
        side: string | null;
        eligible: boolean;
        invited: boolean;
        reasonCodes: string[];
       }[];
       total: number;
       page: number;
       pageSize: number;
       round: number;
       seed: string;
       count: number;
       at: string;
       inputHash: string;
      };
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/listParticipants": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      status?: "invited" | "declined" | "claimed" | "missedout" | "latereview" | "timedout" | "cancelled" | "answered" | "followup" | "user" | "csr" | "rejected";
      page?: number;
      pageSize?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Engagement"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/runExpertSelection": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      count?: number;
      inputHash?: string;
      previewed?: string[];
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       round: number;
       seed: string;
       inputHash: string | null;
       invited: components["schemas"]["Engagement"][];
       alternates: {
        userId: string;
        rank: number;
       }[];
      };
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/inviteParticipant": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      userId?: string;
      participantType?: "lovedone" | "subject" | "provider" | "poa" | "blinded_voice_up" | "blinded_voice_down" | "blinded_voice_none" | "blinded_voice_mute";
      name?: string;
      email?: string;
      reason?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Engagement"] | components["schemas"]["Guest"];
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/resetInviteTime": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      queryExpertId: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Engagement"];
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/updateParticipantStatus": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      queryExpertId: string;
      status: "invited" | "declined" | "claimed" | "missedout" | "latereview" | "timedout" | "cancelled" | "answered" | "followup" | "user" | "csr" | "rejected";
      payable?: boolean;
      reason?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Engagement"];
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/updateParticipantMtgUrl": {
  put: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      queryExpertId: string;
      mtgUrl: string | null;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Engagement"];
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/addCsrNote": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      text: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Response"];
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/team": {
  get: {
   parameters: {
    path: {
     key: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: {
        userId: string;
        displayName: string;
        csrHandler: "none" | "assigned" | "unassigned" | "deactivated";
       }[];
      };
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/addTeamMember": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      userId: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       userId: string;
       csrHandler: "none" | "assigned" | "unassigned" | "deactivated";
      };
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/team/{userId}": {
  delete: {
   parameters: {
    path: {
     key: string;
     userId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/headerQa": {
  get: {
   parameters: {
    path: {
     key: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       reasons: string[];
       checks: {
        id: string;
        text: string;
        answer: boolean | null;
       }[];
       csrReview: "yes" | "no" | "auto" | null;
       text: string;
       history: string;
      };
     };
    };
   };
  };
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      checks: {
       id: string;
       text?: string;
       answer: boolean | null;
      }[];
      note?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       reasons: string[];
       checks: {
        id: string;
        text: string;
        answer: boolean | null;
       }[];
       csrReview: "yes" | "no" | "auto" | null;
       text: string;
       history: string;
      };
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/responseQa/{responseId}": {
  get: {
   parameters: {
    path: {
     key: string;
     responseId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       response: components["schemas"]["Response"];
       original: string;
       reasons: string[];
       checks: {
        id: string;
        text: string;
        answer: boolean | null;
       }[];
       endsSeat: boolean;
      };
     };
    };
   };
  };
  post: {
   parameters: {
    path: {
     key: string;
     responseId: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      decision: "release" | "reject" | "suppress";
      text?: string;
      reason?: string;
      sendBack?: boolean;
      version: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Response"];
     };
    };
   };
  };
 };
 "/csradmin/task/next": {
  post: {
   requestBody: {
    content: {
     "application/json": {
      passed?: string[];
      kinds?: ("review" | "answer" | "charge" | "tax" | "clarify" | "attendance" | "call")[];
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Task"][];
      };
     };
    };
   };
  };
 };
 "/csradmin/task/{id}/claim": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Task"];
     };
    };
   };
  };
 };
 "/csradmin/task/{id}/decide": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      command: "releaseHold";
      version: number;
      preventInvites?: boolean;
     } | {
      command: "hold";
      version: number;
      reason: string;
     } | {
      command: "returnToAsker";
      version: number;
      reason: string;
     } | {
      command: "macro";
      version: number;
      macroId: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Task"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Task"];
     };
    };
   };
  };
 };
 "/user/interaction/{key}/confirmMeeting": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      meetingTime: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       queryExpertId: string;
       status: "invited" | "declined" | "claimed" | "missedout" | "latereview" | "timedout" | "cancelled" | "answered" | "followup" | "user" | "csr" | "rejected";
       meetingTime: number | null;
      };
     };
    };
   };
  };
 };
 "/user/interaction/{key}/giveBack": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      reason: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       queryExpertId: string;
       status: "invited" | "declined" | "claimed" | "missedout" | "latereview" | "timedout" | "cancelled" | "answered" | "followup" | "user" | "csr" | "rejected";
      };
     };
    };
   };
  };
 };
 "/user/interaction/{key}/callSummary": {
  get: {
   parameters: {
    path: {
     key: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["CallSummaries"];
     };
    };
   };
  };
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      agreed: string;
      followUp?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["CallSummaries"];
     };
    };
   };
  };
 };
 "/user/interaction/{key}/callSummaryDecision": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      summaryId: string;
      agree: boolean;
      objection?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["CallSummaries"];
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/giveBackSeat": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      queryExpertId: string;
      reason: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       queryExpertId: string;
       status: "invited" | "declined" | "claimed" | "missedout" | "latereview" | "timedout" | "cancelled" | "answered" | "followup" | "user" | "csr" | "rejected";
      };
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/updateLiveSessionStatus": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      status: "unscheduled" | "early" | "joinable" | "ended" | "awaitHost";
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       status: "unscheduled" | "early" | "joinable" | "ended" | "awaitHost";
      };
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/bestTimes": {
  get: {
   parameters: {
    query?: {
     at?: number;
    };
    path: {
     key: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["BestTimes"];
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/attendance": {
  get: {
   parameters: {
    path: {
     key: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["CallAttendance"];
     };
    };
   };
  };
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      askerCame: boolean;
      people: {
       queryExpertId: string;
       present: boolean;
       minutes: number;
      }[];
      reason?: string;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["CallAttendance"];
     };
    };
   };
  };
 };
 "/server/querySimulator/person": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["PersonSimulation"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PersonSimulated"];
     };
    };
   };
  };
 };
 "/user/textBlocks": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["TextBlock"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["TextBlockBody"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["TextBlock"];
     };
    };
   };
  };
 };
 "/user/textBlocks/{id}": {
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["TextBlockChange"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TextBlock"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/user/textBlocks/{id}/use": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TextBlock"];
     };
    };
   };
  };
 };
 "/user/newQuery": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["WizardRequest"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["WizardResponse"];
     };
    };
   };
  };
 };
 "/user/newQuery/{userId}": {
  post: {
   parameters: {
    path: {
     userId: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["WizardRequest"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["WizardResponse"];
     };
    };
   };
  };
 };
 "/user/diagnosis/search": {
  get: {
   parameters: {
    query?: {
     name?: string;
     planId?: string;
     userId?: string;
     under?: string;
     groupId?: string;
     page?: number;
     pageSize?: number;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: {
        id: string;
        name: string;
        code: string | null;
        groupName: string;
        domainName: string;
        plainName: string;
        specific: number;
        under: string;
       }[];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/user/diagnosis/organs": {
  get: {
   parameters: {
    query?: {
     planId?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       mayDescribe: boolean;
       data: {
        id: string;
        name: string;
        groups: {
         id: string;
         name: string;
        }[];
       }[];
      };
     };
    };
   };
  };
 };
 "/server/tag/query-filter/list": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["TaggedQueries"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["QueryAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/query/list": {
  get: {
   parameters: {
    query?: {
     status?: string;
     displayStatus?: string;
     type?: string;
     mediaType?: string;
     userId?: string;
     expertId?: string;
     planId?: string;
     grantId?: string;
     poolId?: string;
     diagnosisId?: string;
     tagIds?: string;
     text?: string;
     key?: string;
     createdStart?: string;
     createdEnd?: string;
     inclTestQueries?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["QueryAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": {
      status?: "create" | "pending_survey" | "pending_charge" | "charged" | "csrhold" | "open" | "held" | "answered" | "closed" | "cancelled";
      displayStatus?: "unreleased" | "open" | "closed" | "cancelled";
      type?: "normal" | "communal" | "private" | "blinded" | "academy" | "vtb" | "emo";
      mediaType?: "messenger" | "audio" | "video";
      userId?: string;
      expertId?: string;
      planId?: string;
      grantId?: string;
      poolId?: string;
      diagnosisId?: string;
      tagIds?: string[];
      text?: string;
      key?: string;
      createdStart?: string;
      createdEnd?: string;
      inclTestQueries?: boolean;
      page?: number;
      pageSize?: number;
      sort?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["QueryAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/query/index": {
  get: {
   parameters: {
    query?: {
     status?: string;
     displayStatus?: string;
     type?: string;
     mediaType?: string;
     userId?: string;
     expertId?: string;
     planId?: string;
     grantId?: string;
     poolId?: string;
     diagnosisId?: string;
     tagIds?: string;
     text?: string;
     key?: string;
     createdStart?: string;
     createdEnd?: string;
     inclTestQueries?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["IndexRecord"][];
       total: number;
       page: number;
       pageSize: number;
       queryStats: components["schemas"]["IndexStats"];
      };
     };
    };
   };
  };
 };
 "/server/query/stats": {
  get: {
   parameters: {
    query?: {
     from?: string;
     to?: string;
     planId?: string;
     grantId?: string;
     inclTestQueries?: "true" | "false";
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       queryStats: components["schemas"]["IndexStats"];
       byMonth: {
        month: string;
        count: number;
       }[];
      };
     };
    };
   };
  };
 };
 "/server/query/statusCounts": {
  get: {
   parameters: {
    query?: {
     status?: string;
     displayStatus?: string;
     type?: string;
     mediaType?: string;
     userId?: string;
     expertId?: string;
     planId?: string;
     grantId?: string;
     poolId?: string;
     diagnosisId?: string;
     tagIds?: string;
     text?: string;
     key?: string;
     createdStart?: string;
     createdEnd?: string;
     inclTestQueries?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: {
        status: "create" | "pending_survey" | "pending_charge" | "charged" | "csrhold" | "open" | "held" | "answered" | "closed" | "cancelled";
        count: number;
       }[];
       views: {
        reviewQueue?: number;
        waitsForCharge?: number;
        held?: number;
        liveToday?: number;
        closingSoon?: number;
        emptyPanel?: number;
       };
      };
     };
    };
   };
  };
 };
 "/server/query/id/list": {
  get: {
   parameters: {
    query?: {
     status?: string;
     displayStatus?: string;
     type?: string;
     mediaType?: string;
     userId?: string;
     expertId?: string;
     planId?: string;
     grantId?: string;
     poolId?: string;
     diagnosisId?: string;
     tagIds?: string;
     text?: string;
     key?: string;
     createdStart?: string;
     createdEnd?: string;
     inclTestQueries?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: string[];
      };
     };
    };
   };
  };
 };
 "/server/query/text/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["QueryText"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      text: string;
      history?: string;
      version: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["QueryText"];
     };
    };
   };
  };
 };
 "/server/query/responseText/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ResponseText"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      text: string;
      reason: string;
      version: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ResponseText"];
     };
    };
   };
  };
 };
 "/server/query/header": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["QueryHeaderInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["QueryAdmin"];
     };
    };
   };
  };
 };
 "/server/query/expert": {
  post: {
   requestBody: {
    content: {
     "application/json": {
      queryId: string;
      userId: string;
     };
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["Engagement"];
     };
    };
   };
  };
 };
 "/server/query/expert/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["QueryExpertAdmin"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      status?: "invited" | "declined" | "claimed" | "missedout" | "latereview" | "timedout" | "cancelled" | "answered" | "followup" | "user" | "csr" | "rejected";
      payable?: boolean;
      reason?: string;
      version: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Engagement"];
     };
    };
   };
  };
 };
 "/server/query/response": {
  post: {
   requestBody: {
    content: {
     "application/json": {
      queryId: string;
      type: "response" | "info" | "csrinfo" | "csrhold" | "csrupdate" | "csrupdateaccept" | "csrupdatedecline" | "pendedexpert" | "rejectedexpert" | "rejectedexpertresponse" | "retractedexpert" | "attachment" | "attachment_removed" | "attachment_inherited";
      subtype?: "csrnote" | "suppressed" | "attachment" | "response" | "clarify" | "clinical" | "salutation";
      text: string;
      queryExpertId?: string;
     };
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["Response"];
     };
    };
   };
  };
 };
 "/server/query/response/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["QueryResponseAdmin"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      type?: "response" | "info" | "csrinfo" | "csrhold" | "csrupdate" | "csrupdateaccept" | "csrupdatedecline" | "pendedexpert" | "rejectedexpert" | "rejectedexpertresponse" | "retractedexpert" | "attachment" | "attachment_removed" | "attachment_inherited";
      subtype?: "csrnote" | "suppressed" | "attachment" | "response" | "clarify" | "clinical" | "salutation" | null;
      reason?: string;
      version: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Response"];
     };
    };
   };
  };
 };
 "/rest/queries": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
     customFields?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ListedQueryAdmin"][];
     };
    };
   };
  };
 };
 "/rest/queries/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/queries/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["QueryAdmin"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      title?: string;
      type?: "normal" | "communal" | "private" | "blinded" | "academy" | "vtb" | "emo";
      mediaType?: "messenger" | "audio" | "video";
      diagnosisId?: string;
      planId?: string | null;
      grantId?: string | null;
      poolId?: string | null;
      expertSelectionMode?: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select";
      maxResponseTime?: number | null;
      maxQueryDuration?: number | null;
      firstReminder?: number | null;
      secondReminder?: number | null;
      accountingStatus?: "new" | "processed" | "error" | "skip";
      freeLevel?: "none" | "async" | "tele";
      id?: string;
      key?: string;
      userId?: string;
      status?: "create" | "pending_survey" | "pending_charge" | "charged" | "csrhold" | "open" | "held" | "answered" | "closed" | "cancelled";
      displayStatus?: "unreleased" | "open" | "closed" | "cancelled";
      panelSize?: number | null;
      csrReview?: "yes" | "no" | "auto" | null;
      preventInvites?: boolean;
      releasedAt?: string | null;
      closeTime?: string | null;
      meetingTime?: number | null;
      createdAt?: string;
      version?: number;
      contextName?: string | null;
      askerName?: string;
      askerType?: number;
      createdBy?: string;
      diagnosisName?: string;
      diagnosisPlainName?: string;
      diagnosisCode?: string | null;
      planName?: string | null;
      grantName?: string | null;
      poolName?: string | null;
      seatsUsed?: number;
      seats?: number;
      responseCount?: number;
      questionCount?: number;
      reviewReasons?: string[];
      testQuery?: boolean;
      anonymous?: boolean;
      surgeMultiple?: number;
      openTypes?: ("normal" | "communal" | "private" | "blinded" | "academy" | "vtb" | "emo")[];
      holdReason?: string | null;
      returnReason?: string | null;
      cancelReason?: string | null;
      answeredAt?: string | null;
      closedAt?: string | null;
      lastResponseAt?: string | null;
      updatedAt?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["QueryAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["QueryAdmin"];
     };
    };
   };
  };
 };
 "/rest/queries/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/server/query/header/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["QueryAdmin"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      title?: string;
      type?: "normal" | "communal" | "private" | "blinded" | "academy" | "vtb" | "emo";
      mediaType?: "messenger" | "audio" | "video";
      diagnosisId?: string;
      planId?: string | null;
      grantId?: string | null;
      poolId?: string | null;
      expertSelectionMode?: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select";
      maxResponseTime?: number | null;
      maxQueryDuration?: number | null;
      firstReminder?: number | null;
      secondReminder?: number | null;
      accountingStatus?: "new" | "processed" | "error" | "skip";
      freeLevel?: "none" | "async" | "tele";
      id?: string;
      key?: string;
      userId?: string;
      status?: "create" | "pending_survey" | "pending_charge" | "charged" | "csrhold" | "open" | "held" | "answered" | "closed" | "cancelled";
      displayStatus?: "unreleased" | "open" | "closed" | "cancelled";
      panelSize?: number | null;
      csrReview?: "yes" | "no" | "auto" | null;
      preventInvites?: boolean;
      releasedAt?: string | null;
      closeTime?: string | null;
      meetingTime?: number | null;
      createdAt?: string;
      version?: number;
      contextName?: string | null;
      askerName?: string;
      askerType?: number;
      createdBy?: string;
      diagnosisName?: string;
      diagnosisPlainName?: string;
      diagnosisCode?: string | null;
      planName?: string | null;
      grantName?: string | null;
      poolName?: string | null;
      seatsUsed?: number;
      seats?: number;
      responseCount?: number;
      questionCount?: number;
      reviewReasons?: string[];
      testQuery?: boolean;
      anonymous?: boolean;
      surgeMultiple?: number;
      openTypes?: ("normal" | "communal" | "private" | "blinded" | "academy" | "vtb" | "emo")[];
      holdReason?: string | null;
      returnReason?: string | null;
      cancelReason?: string | null;
      answeredAt?: string | null;
      closedAt?: string | null;
      lastResponseAt?: string | null;
      updatedAt?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["QueryAdmin"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/rest/queryExperts": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["QueryExpertAdmin"][];
     };
    };
   };
  };
 };
 "/rest/queryExperts/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/queryExperts/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["QueryExpertAdmin"];
     };
    };
   };
  };
 };
 "/server/query/expert/list": {
  get: {
   parameters: {
    query?: {
     queryId?: string;
     userId?: string;
     status?: string;
     reminderStatus?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["QueryExpertAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/rest/queryResponses": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["QueryResponseAdmin"][];
     };
    };
   };
  };
 };
 "/rest/queryResponses/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/queryResponses/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["QueryResponseAdmin"];
     };
    };
   };
  };
 };
 "/server/query/response/list": {
  get: {
   parameters: {
    query?: {
     queryId?: string;
     type?: string;
     subtype?: string;
     afterId?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["QueryResponseAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/rest/stateTransitions": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["StateTransitionAdmin"][];
     };
    };
   };
  };
 };
 "/rest/stateTransitions/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/stateTransitions/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["StateTransitionAdmin"];
     };
    };
   };
  };
 };
 "/server/query/log/state-transitions": {
  get: {
   parameters: {
    query?: {
     queryId?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["StateTransitionAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/rest/engagementMoves": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["EngagementMove"][];
     };
    };
   };
  };
 };
 "/rest/engagementMoves/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/engagementMoves/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["EngagementMove"];
     };
    };
   };
  };
 };
 "/rest/querySelections": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["QuerySelection"][];
     };
    };
   };
  };
 };
 "/rest/querySelections/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/querySelections/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["QuerySelection"];
     };
    };
   };
  };
 };
 "/rest/tasks": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Task"][];
     };
    };
   };
  };
 };
 "/rest/tasks/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/tasks/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Task"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      csrHandler?: "none" | "assigned" | "unassigned" | "deactivated";
      assignedTo?: string | null;
      snoozedUntil?: string | null;
      done?: boolean;
      id?: string;
      kind?: "review" | "answer" | "charge" | "tax" | "clarify" | "attendance" | "call";
      queryId?: string | null;
      key?: string | null;
      title?: string | null;
      status?: "create" | "pending_survey" | "pending_charge" | "charged" | "csrhold" | "open" | "held" | "answered" | "closed" | "cancelled" | null;
      personId?: string | null;
      personName?: string | null;
      responseId?: string | null;
      reasons?: string[];
      dueAt?: string | null;
      deskOpensAt?: string | null;
      assignedName?: string | null;
      claimedUntil?: string | null;
      decision?: {
       command: "releaseHold" | "hold" | "returnToAsker";
       reason: string | null;
       preventInvites: boolean;
       macroId?: string | null;
       by: string;
       byName: string;
       until: string;
       refused: string | null;
      } | null;
      doneAt?: string | null;
      createdAt?: string;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Task"];
     };
    };
   };
  };
 };
 "/csradmin/task/list": {
  get: {
   parameters: {
    query?: {
     kind?: string;
     csrHandler?: string;
     assignedTo?: string;
     queryId?: string;
     planId?: string;
     personId?: string;
     state?: string;
     mine?: string;
     overdue?: string;
     snoozed?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Task"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/csradmin/task/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Task"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      csrHandler?: "none" | "assigned" | "unassigned" | "deactivated";
      assignedTo?: string | null;
      snoozedUntil?: string | null;
      done?: boolean;
      id?: string;
      kind?: "review" | "answer" | "charge" | "tax" | "clarify" | "attendance" | "call";
      queryId?: string | null;
      key?: string | null;
      title?: string | null;
      status?: "create" | "pending_survey" | "pending_charge" | "charged" | "csrhold" | "open" | "held" | "answered" | "closed" | "cancelled" | null;
      personId?: string | null;
      personName?: string | null;
      responseId?: string | null;
      reasons?: string[];
      dueAt?: string | null;
      deskOpensAt?: string | null;
      assignedName?: string | null;
      claimedUntil?: string | null;
      decision?: {
       command: "releaseHold" | "hold" | "returnToAsker";
       reason: string | null;
       preventInvites: boolean;
       macroId?: string | null;
       by: string;
       byName: string;
       until: string;
       refused: string | null;
      } | null;
      doneAt?: string | null;
      createdAt?: string;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Task"];
     };
    };
   };
  };
 };
 "/rest/macros": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Macro"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["MacroInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["Macro"];
     };
    };
   };
  };
 };
 "/rest/macros/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/macros/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Macro"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      name?: string;
      key?: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
      command?: "releaseHold" | "hold" | "returnToAsker";
      text?: string | null;
      tagId?: string | null;
      id?: string;
      tagName?: string | null;
      used?: number;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Macro"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Macro"];
     };
    };
   };
  };
 };
 "/rest/macros/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/csradmin/macro/list": {
  get: {
   parameters: {
    query?: {
     command?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Macro"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/csradmin/macro/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Macro"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      name?: string;
      key?: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
      command?: "releaseHold" | "hold" | "returnToAsker";
      text?: string | null;
      tagId?: string | null;
      id?: string;
      tagName?: string | null;
      used?: number;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Macro"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/csradmin/macro": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["MacroInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["Macro"];
     };
    };
   };
  };
 };
 "/server/onvivai/suggestion": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["SuggestionBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Suggestion"];
     };
    };
   };
  };
 };
 "/server/onvivai/ready": {
  post: {
   responses: {
    200: {
     content: {
      "application/json": {
       provider: string;
      };
     };
    };
   };
  };
 };
 "/server/onvivai/ai-interaction": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["AiInteractionBody"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": {
       id: string;
      };
     };
    };
   };
  };
 };
 "/server/onvivai/ai-interaction/list": {
  get: {
   parameters: {
    query?: {
     userId?: string;
     logAIEventId?: string;
     aiAction?: "used" | "retried" | "flagged" | "rated";
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["AiInteraction"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/survey/header/list": {
  get: {
   parameters: {
    query?: {
     queryId?: string;
     queryDraftId?: string;
     planId?: string;
     userId?: string;
     headerType?: "typeform" | "internal";
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["SurveyHeader"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/survey/header": {
  get: {
   parameters: {
    query: {
     queryId?: string;
     queryDraftId?: string;
     planId?: string;
     userId: string;
     createIfNotFound?: "true" | "false";
     inclQuestions?: "true" | "false";
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["SurveyHeader"] | Record<string, never>;
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": {
      queryId?: string;
      queryDraftId?: string;
      planId?: string;
      userId: string;
      headerType?: "typeform" | "internal";
      title?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["SurveyHeader"];
     };
    };
   };
  };
 };
 "/server/survey/header/{id}": {
  get: {
   parameters: {
    query?: {
     inclQuestions?: "true" | "false";
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["SurveyHeader"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      title?: string;
      headerType?: "typeform" | "internal";
      version: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["SurveyHeader"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/survey/question/list": {
  get: {
   parameters: {
    query?: {
     surveyHeaderId?: string;
     queryDraftId?: string;
     questionWhen?: "pre" | "question" | "post" | "followup";
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Question"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/survey/question/order": {
  put: {
   requestBody: {
    content: {
     "application/json": {
      id: string;
      order: number;
     }[];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: {
        id: string;
        order: number;
        version: number;
       }[];
      };
     };
    };
   };
  };
 };
 "/server/survey/question": {
  post: {
   requestBody: {
    content: {
     "application/json": {
      userId: string;
      surveyHeaderId: string;
      order: number;
      text: string;
      questionTypeId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
      questionWhen?: "pre" | "question" | "post" | "followup";
      configuration: string;
      openTrash?: unknown;
      isActive?: unknown;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Question"];
     };
    };
   };
  };
 };
 "/server/survey/question/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Question"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      text: string;
      questionTypeId: 1 | 2 | 3 | 4 | 5 | 6 | 7;
      configuration: string;
      version: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Question"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/user/interaction/{key}/surveyKey": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      questionWhen?: "pre" | "question" | "post" | "followup";
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["OpenSurvey"];
     };
    };
   };
  };
 };
 "/server/survey/response": {
  post: {
   requestBody: {
    content: {
     "application/json": {
      surveyKey: string;
      answers: {
       questionId: string;
       value: string | number | boolean | string[];
       questionVersion?: number;
      }[];
      complete?: boolean;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       id: string;
       surveyStatus: "new" | "post_pending" | "followup_pending" | null;
      };
     };
    };
   };
  };
 };
 "/server/survey/response/list": {
  get: {
   parameters: {
    query?: {
     queryId?: string;
     surveyHeaderId?: string;
     questionId?: string;
     userId?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["SurveyAnswer"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/survey/results": {
  get: {
   parameters: {
    query?: {
     queryId?: string;
     surveyHeaderId?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["SurveyResults"];
     };
    };
   };
  };
 };
 "/server/survey/results/export": {
  get: {
   parameters: {
    query?: {
     queryId?: string;
     surveyHeaderId?: string;
     format?: "text" | "csv";
    };
   };
   responses: {
    200: {
     content: {
      "text/plain": string;
      "text/csv": string;
     };
    };
   };
  };
 };
 "/server/typeform/config": {
  get: {
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["BuilderConfig"];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": {
      name: string;
      builderConfig: {
       id: 1 | 2 | 3 | 4 | 5 | 6 | 7;
       text: string;
       validations: {
        required?: boolean;
        addOther?: boolean;
        enableMultiSelect?: boolean;
        randomizeChoice?: boolean;
       };
       endUserSelects: boolean;
      }[];
      formId?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TypeformConfig"];
     };
    };
   };
  };
 };
 "/server/typeform/config/list": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["TypeformConfig"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/typeform/config/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TypeformConfig"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      name: string;
      builderConfig: {
       id: 1 | 2 | 3 | 4 | 5 | 6 | 7;
       text: string;
       validations: {
        required?: boolean;
        addOther?: boolean;
        enableMultiSelect?: boolean;
        randomizeChoice?: boolean;
       };
       endUserSelects: boolean;
      }[];
      formId?: string;
      version: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TypeformConfig"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/typeform/config/{id}/responses": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: {
        id: string;
        submittedAt: string;
        answers?: unknown;
       }[];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/invitee/{key}": {
  get: {
   parameters: {
    path: {
     key: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Invitee"];
     };
    };
   };
  };
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["InviteeAnswer"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["InviteeAnswered"];
     };
    };
   };
  };
 };
 "/invitee/{key}/status": {
  get: {
   parameters: {
    path: {
     key: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["InviteeStatus"];
     };
    };
   };
  };
 };
 "/invitee/{key}/iCal": {
  get: {
   parameters: {
    path: {
     key: string;
    };
   };
   responses: {
    200: {
     content: {
      "text/calendar": string;
     };
    };
   };
  };
 };
 "/invitee/{key}/session/{token}": {
  get: {
   parameters: {
    path: {
     key: string;
     token: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["InviteeSession"];
     };
    };
   };
  };
 };
 "/user/nextLiveSession": {
  get: {
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["NextLiveSession"] | Record<string, never>;
     };
    };
   };
  };
 };
 "/user/nextLiveSessionLink": {
  get: {
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["NextLiveSessionLink"] | Record<string, never>;
     };
    };
   };
  };
 };
 "/user/interaction/{key}/sessionStatus": {
  get: {
   parameters: {
    query?: {
     isPreview?: "true" | "false";
    };
    path: {
     key: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["LiveSession"];
     };
    };
   };
  };
 };
 "/server/query/iCal/{key}": {
  get: {
   parameters: {
    path: {
     key: string;
    };
   };
   responses: {
    200: {
     content: {
      "text/calendar": string;
     };
    };
   };
  };
 };
 "/user/interaction/{key}/live/join": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      voice?: "up" | "down" | "none" | "mute";
      waiting?: boolean;
      takeOver?: boolean;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["RoomJoined"];
     };
    };
   };
  };
 };
 "/invitee/{key}/live/join": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      voice?: "up" | "down" | "none" | "mute";
      waiting?: boolean;
      takeOver?: boolean;
      sessionToken: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["RoomJoined"];
     };
    };
   };
  };
 };
 "/user/interaction/{key}/live/events": {
  get: {
   parameters: {
    path: {
     key: string;
    };
   };
   responses: {
    200: {
     content: {
      "text/event-stream": string;
     };
    };
   };
  };
 };
 "/user/interaction/{key}/live/signal": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      roomToken?: string;
      to: string;
      type: "offer" | "answer" | "candidate";
      payload: {
       sdp?: string;
       candidate?: string;
       sdpMid?: string | null;
       sdpMLineIndex?: number | null;
       usernameFragment?: string | null;
      };
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/user/interaction/{key}/live/heartbeat": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      roomToken?: string;
      muted?: boolean;
      camera?: boolean;
      screen?: boolean;
      hand?: boolean;
      poor?: boolean;
      lateMinutes?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       present: boolean;
      };
     };
    };
   };
  };
 };
 "/user/interaction/{key}/live/chat": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      roomToken?: string;
      text: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       id: string;
      };
     };
    };
   };
  };
 };
 "/user/interaction/{key}/live/leave": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      roomToken?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/invitee/{key}/live/events": {
  get: {
   parameters: {
    path: {
     key: string;
    };
   };
   responses: {
    200: {
     content: {
      "text/event-stream": string;
     };
    };
   };
  };
 };
 "/invitee/{key}/live/signal": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      roomToken?: string;
      to: string;
      type: "offer" | "answer" | "candidate";
      payload: {
       sdp?: string;
       candidate?: string;
       sdpMid?: string | null;
       sdpMLineIndex?: number | null;
       usernameFragment?: string | null;
      };
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/invitee/{key}/live/heartbeat": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      roomToken?: string;
      muted?: boolean;
      camera?: boolean;
      screen?: boolean;
      hand?: boolean;
      poor?: boolean;
      lateMinutes?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       present: boolean;
      };
     };
    };
   };
  };
 };
 "/invitee/{key}/live/chat": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      roomToken?: string;
      text: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       id: string;
      };
     };
    };
   };
  };
 };
 "/invitee/{key}/live/leave": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      roomToken?: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/user/interaction/{key}/live/admit": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      roomToken?: string;
      peerId: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/user/interaction/{key}/live/remove": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      roomToken?: string;
      peerId: string;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/user/interaction/{key}/live/end": {
  post: {
   parameters: {
    path: {
     key: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      roomToken?: string;
      minutes?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       status: "unscheduled" | "early" | "joinable" | "ended" | "awaitHost";
      };
     };
    };
   };
  };
 };
 "/rest/taxForms": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TaxStanding"][];
     };
    };
   };
  };
 };
 "/rest/taxForms/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/taxForms/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TaxStanding"];
     };
    };
   };
  };
 };
 "/server/taxForm/list": {
  get: {
   parameters: {
    query?: {
     standing?: string;
     formType?: string;
     testUser?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["TaxStanding"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/user/{id}/taxinformation/version/{formId}": {
  get: {
   parameters: {
    path: {
     id: string;
     formId: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TaxFormRecord"];
     };
    };
   };
  };
 };
 "/server/user/{id}/taxinformation": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TaxForm"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["TaxFormBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TaxForm"];
     };
    };
   };
  };
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["TaxDraftBody"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["TaxDraftCreated"];
     };
    };
   };
  };
 };
 "/server/user/{id}/taxinformation/reveal": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["TaxRevealBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TaxRevealed"];
     };
    };
   };
  };
 };
 "/server/user/{id}/taxinformation/invalidate": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["TaxInvalidateBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TaxStatus"];
     };
    };
   };
  };
 };
 "/server/user/{id}/taxinformation/changed": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TaxFormChange"];
     };
    };
   };
  };
 };
 "/server/user/{id}/taxinformation/unchanged": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["TaxUnchangedBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TaxStatus"];
     };
    };
   };
  };
 };
 "/server/user/{id}/taxinformation/remind": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/user/{id}/taxinformation/pdf": {
  get: {
   parameters: {
    query?: {
     formId?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/pdf": string;
     };
    };
   };
  };
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["TaxPdfBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/pdf": string;
     };
    };
   };
  };
 };
 "/server/user/{id}/transaction/list": {
  get: {
   parameters: {
    query?: {
     from?: string;
     to?: string;
     transactionType?: "Paid" | "Earned" | "Adjustment";
     source?: "session" | "async" | "check" | "donate" | "qccfa" | "manual";
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: {
        id: string;
        userId: string;
        queryId: string | null;
        description: string;
        amount: number;
        currency: "USD";
        transactionType: "Paid" | "Earned" | "Adjustment";
        source: "session" | "async" | "check" | "donate" | "qccfa" | "manual";
        channel: "check" | "transfer" | "paypal" | "other" | "none" | null;
        status: "credit" | "debit-pending" | "debit";
        effectiveDate: string;
        formula: string | null;
        reversalOf: string | null;
        reversalKind: "returned" | "reversed" | "removed" | null;
        reversed: boolean;
        reversedAs: "returned" | "reversed" | "removed" | null;
        payoutId: string | null;
        createdAt: string;
        key: string | null;
        accountingStatus?: "new" | "processed" | "error" | "skip";
       }[];
       total: number;
       page: number;
       pageSize: number;
       balance: number;
       firstDay: string | null;
       paidThisYear: number;
       currency: string;
       pending: components["schemas"]["PendingEarning"][];
       expectedPay: components["schemas"]["PayWindow"][];
      };
     };
    };
   };
  };
 };
 "/server/user/{id}/noeticSessions": {
  get: {
   parameters: {
    query?: {
     from?: string;
     to?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["NoeticSession"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/user/{id}/payReadiness": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PayReadiness"];
     };
    };
   };
  };
 };
 "/server/user/{id}/statement/{quarter}": {
  get: {
   parameters: {
    path: {
     id: string;
     quarter: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/pdf": string;
     };
    };
   };
  };
 };
 "/server/user/{id}/bank": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["BankAccount"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["BankAccountBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["BankAccount"];
     };
    };
   };
  };
 };
 "/server/user/{id}/bank/reveal": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["BankRevealBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["BankRevealed"];
     };
    };
   };
  };
 };
 "/rest/transactions": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TransactionAdmin"][];
     };
    };
   };
  };
 };
 "/rest/transactions/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/transactions/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TransactionAdmin"];
     };
    };
   };
  };
 };
 "/server/transaction/list": {
  get: {
   parameters: {
    query?: {
     userId?: string;
     queryId?: string;
     transactionType?: string;
     source?: string;
     status?: string;
     from?: string;
     to?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["TransactionAdmin"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/transaction/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TransactionAdmin"];
     };
    };
   };
  };
 };
 "/rest/payouts": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Payout"][];
     };
    };
   };
  };
 };
 "/rest/payouts/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/payouts/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Payout"];
     };
    };
   };
  };
 };
 "/server/payout/list": {
  get: {
   parameters: {
    query?: {
     quarter?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Payout"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/ledger/totals": {
  get: {
   parameters: {
    query?: {
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["LedgerTotals"];
     };
    };
   };
  };
 };
 "/server/transaction": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["TransactionInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["TransactionAdmin"];
     };
    };
   };
  };
 };
 "/server/transaction/{id}/reverse": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["ReverseInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["TransactionAdmin"];
     };
    };
   };
  };
 };
 "/server/transaction/{id}/settle": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TransactionAdmin"];
     };
    };
   };
  };
 };
 "/server/payout/preview": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["PayoutQuarter"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PayoutPreview"];
     };
    };
   };
  };
 };
 "/server/payout": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["PayoutInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["PayoutDetail"];
     };
    };
   };
  };
 };
 "/server/payout/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PayoutDetail"];
     };
    };
   };
  };
 };
 "/server/payout/{id}/paid": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PayoutDetail"];
     };
    };
   };
  };
 };
 "/server/payout/{id}/download": {
  get: {
   parameters: {
    query?: {
     locale?: "en" | "zh";
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
     };
    };
   };
  };
 };
 "/server/payout/{id}/file": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["PayoutFileBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/xml": string;
      "text/plain": string;
      "text/csv": string;
     };
    };
   };
  };
 };
 "/server/transaction/{id}/returned": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["ReturnedPaymentBody"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["TransactionAdmin"];
     };
    };
   };
  };
 };
 "/server/transaction/{id}/removed": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["RemovePaymentInput"];
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["TransactionAdmin"];
     };
    };
   };
  };
 };
 "/server/membership/surgePayment/list": {
  get: {
   parameters: {
    query?: {
     planId?: string;
     surgeId?: string;
     userId?: string;
     from?: string;
     to?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["SurgePayment"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/taxYear/{year}": {
  get: {
   parameters: {
    path: {
     year: number;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["YearEnd"];
     };
    };
   };
  };
 };
 "/server/taxYear/{year}/download": {
  get: {
   parameters: {
    query?: {
     format?: "csv" | "xlsx";
     locale?: "en" | "zh";
    };
    path: {
     year: number;
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/server/taxYear/{year}/iris": {
  post: {
   parameters: {
    path: {
     year: number;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["YearEndFileBody"];
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
     };
    };
   };
  };
 };
 "/server/taxYear/{year}/recipientCopies": {
  post: {
   parameters: {
    path: {
     year: number;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["YearEndFileBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/zip": string;
     };
    };
   };
  };
 };
 "/server/taxYear/{year}/tinMatching": {
  post: {
   parameters: {
    path: {
     year: number;
    };
   };
   requestBody: {
    content: {
     "application/json": components["schemas"]["TinMatchBody"];
    };
   };
   responses: {
    200: {
     content: {
      "text/plain": string;
     };
    };
   };
  };
 };
 "/server/tinMatching/result": {
  post: {
   requestBody: {
    content: {
     "application/json": components["schemas"]["TinResultBody"];
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TinResults"];
     };
    };
   };
  };
 };
 "/csradmin/interaction/{key}/summary": {
  get: {
   parameters: {
    query?: {
     hideCsrData?: "true" | "false";
    };
    path: {
     key: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["QuerySummary"];
     };
    };
   };
  };
 };
 "/server/user/{id}/summary": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["UserSummary"];
     };
    };
   };
  };
 };
 "/server/report/commonExports": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["ReportDefinition"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": {
      reportId: "queryList" | "responseTimes" | "expertActivity" | "earnings" | "surgePayments" | "planUsage" | "diagnosisVolume" | "registrationFunnel";
      options: number;
      dateRange?: components["schemas"]["DateRange"];
      month?: string;
      queryIds?: string[];
      type?: "normal" | "communal" | "private" | "blinded" | "academy" | "vtb" | "emo";
      state?: "unreleased" | "open" | "closed" | "cancelled";
      userTypes?: number[];
      groupBy?: "diagnosis" | "diagnosisGroup" | "diagnosisDomain" | "userType" | "country" | "planType" | "plan" | "grant";
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ReportBegun"];
     };
    };
   };
  };
 };
 "/server/report/header/{id}/regenerate": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ReportBegun"];
     };
    };
   };
  };
 };
 "/server/report/header/{id}/cancel": {
  post: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/report/header/{id}/result": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ReportResult"];
     };
    };
   };
  };
 };
 "/server/report/header/{id}/rows": {
  get: {
   parameters: {
    query: {
     cell: string;
     page?: number;
     pageSize?: number;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["ReportRow"][];
       total: number;
       page: number;
       pageSize: number;
       columns: string[];
       figure: number | null;
      };
     };
    };
   };
  };
 };
 "/server/report/download/{id}": {
  get: {
   parameters: {
    query?: {
     format?: "csv" | "xlsx" | "docx" | "pdf";
     part?: "groups" | "rows" | "report";
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/octet-stream": string;
     };
    };
   };
  };
 };
 "/rest/reports": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     range?: string;
     filter?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ReportHeader"][];
     };
    };
   };
  };
  post: {
   requestBody: {
    content: {
     "application/json": {
      name: string;
      reportType: "executive" | "topline" | "graph" | "verbatim";
      headerType?: "typeform" | "internal";
      planId?: string | null;
      grantId?: string | null;
      options?: number;
      groupBy?: "diagnosis" | "diagnosisGroup" | "diagnosisDomain" | "userType" | "country" | "planType" | "plan" | "grant" | null;
      state?: "unreleased" | "open" | "closed" | "cancelled" | null;
      queryIds?: string[];
      dateRange?: components["schemas"]["DateRange"] & (Record<string, never> | null);
     };
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["ReportHeader"];
     };
    };
   };
  };
 };
 "/rest/reports/export": {
  get: {
   parameters: {
    query?: {
     sort?: string;
     filter?: string;
     format?: "csv" | "xlsx";
     columns?: string;
     name?: string;
     locale?: "en" | "zh";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     };
    };
   };
  };
 };
 "/rest/reports/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ReportHeader"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      name?: string;
      summary?: string | null;
      id?: string;
      reportType?: "executive" | "topline" | "graph" | "verbatim" | null;
      headerType?: "typeform" | "internal" | null;
      commonReportId?: "queryList" | "responseTimes" | "expertActivity" | "earnings" | "surgePayments" | "planUsage" | "diagnosisVolume" | "registrationFunnel" | null;
      planId?: string | null;
      grantId?: string | null;
      customerName?: string | null;
      queryIds?: string[];
      dateRange?: {
       start: string;
       end: string;
      } | null;
      options?: number;
      groupBy?: "diagnosis" | "diagnosisGroup" | "diagnosisDomain" | "userType" | "country" | "planType" | "plan" | "grant" | null;
      displayState?: "unreleased" | "open" | "closed" | "cancelled" | null;
      type?: "normal" | "communal" | "private" | "blinded" | "academy" | "vtb" | "emo" | null;
      userTypes?: number[];
      state?: "processing" | "ready" | "failed";
      error?: string | null;
      progress?: number;
      files?: {
       format: "csv" | "xlsx" | "docx" | "pdf";
       part: "groups" | "rows" | "report";
       name: string;
       size: number;
       hash: string;
      }[];
      definitionVersion?: number;
      createdBy?: string | null;
      createdAt?: string;
      finishedAt?: string | null;
      expiresAt?: string | null;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ReportHeader"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ReportHeader"];
     };
    };
   };
  };
 };
 "/rest/reports/{id}/dependents": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["Dependents"][];
      };
     };
    };
   };
  };
 };
 "/server/report/header/list": {
  get: {
   parameters: {
    query?: {
     reportType?: string;
     headerType?: string;
     state?: string;
     planId?: string;
     page?: number;
     pageSize?: number;
     sort?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["ReportHeader"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/report/header/{id}": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ReportHeader"];
     };
    };
   };
  };
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      name?: string;
      summary?: string | null;
      id?: string;
      reportType?: "executive" | "topline" | "graph" | "verbatim" | null;
      headerType?: "typeform" | "internal" | null;
      commonReportId?: "queryList" | "responseTimes" | "expertActivity" | "earnings" | "surgePayments" | "planUsage" | "diagnosisVolume" | "registrationFunnel" | null;
      planId?: string | null;
      grantId?: string | null;
      customerName?: string | null;
      queryIds?: string[];
      dateRange?: {
       start: string;
       end: string;
      } | null;
      options?: number;
      groupBy?: "diagnosis" | "diagnosisGroup" | "diagnosisDomain" | "userType" | "country" | "planType" | "plan" | "grant" | null;
      displayState?: "unreleased" | "open" | "closed" | "cancelled" | null;
      type?: "normal" | "communal" | "private" | "blinded" | "academy" | "vtb" | "emo" | null;
      userTypes?: number[];
      state?: "processing" | "ready" | "failed";
      error?: string | null;
      progress?: number;
      files?: {
       format: "csv" | "xlsx" | "docx" | "pdf";
       part: "groups" | "rows" | "report";
       name: string;
       size: number;
       hash: string;
      }[];
      definitionVersion?: number;
      createdBy?: string | null;
      createdAt?: string;
      finishedAt?: string | null;
      expiresAt?: string | null;
      version?: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ReportHeader"];
     };
    };
   };
  };
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/report/header": {
  post: {
   requestBody: {
    content: {
     "application/json": {
      name: string;
      reportType: "executive" | "topline" | "graph" | "verbatim";
      headerType?: "typeform" | "internal";
      planId?: string | null;
      grantId?: string | null;
      options?: number;
      groupBy?: "diagnosis" | "diagnosisGroup" | "diagnosisDomain" | "userType" | "country" | "planType" | "plan" | "grant" | null;
      state?: "unreleased" | "open" | "closed" | "cancelled" | null;
      queryIds?: string[];
      dateRange?: components["schemas"]["DateRange"] & (Record<string, never> | null);
     };
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["ReportHeader"];
     };
    };
   };
  };
 };
 "/server/report/header/{id}/passages": {
  get: {
   parameters: {
    query?: {
     page?: number;
     pageSize?: number;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["ReportPassage"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/report/passage/{id}": {
  put: {
   parameters: {
    path: {
     id: string;
    };
   };
   requestBody: {
    content: {
     "application/json": {
      text?: string;
      state?: "pending" | "released" | "withheld";
      version: number;
     };
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["ReportPassage"];
     };
    };
   };
  };
 };
 "/server/report/schedule/list": {
  get: {
   parameters: {
    query?: {
     common?: "true" | "false";
     page?: number;
     pageSize?: number;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["ReportSchedule"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/report/schedule": {
  post: {
   requestBody: {
    content: {
     "application/json": {
      reportId: "queryList" | "responseTimes" | "expertActivity" | "earnings" | "surgePayments" | "planUsage" | "diagnosisVolume" | "registrationFunnel";
      every: "week" | "month";
      options: number;
      groupBy?: "diagnosis" | "diagnosisGroup" | "diagnosisDomain" | "userType" | "country" | "planType" | "plan" | "grant";
     };
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["ReportSchedule"];
     };
    };
   };
  };
 };
 "/server/report/schedule/customer": {
  post: {
   requestBody: {
    content: {
     "application/json": {
      name: string;
      reportType: "executive" | "topline" | "graph" | "verbatim";
      headerType?: "typeform" | "internal";
      planId?: string | null;
      grantId?: string | null;
      options?: number;
      groupBy?: "diagnosis" | "diagnosisGroup" | "diagnosisDomain" | "userType" | "country" | "planType" | "plan" | "grant" | null;
      state?: "unreleased" | "open" | "closed" | "cancelled" | null;
      every: "week" | "month";
     };
    };
   };
   responses: {
    201: {
     content: {
      "application/json": components["schemas"]["ReportSchedule"];
     };
    };
   };
  };
 };
 "/server/report/schedule/{id}": {
  delete: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": Record<string, never>;
     };
    };
   };
  };
 };
 "/server/report/expertaggstats": {
  get: {
   parameters: {
    query?: {
     dateRange?: string;
     mediaType?: string;
     planId?: string;
     grantId?: string;
     diagnosisId?: string;
     groupBy?: "diagnosis" | "diagnosisGroup" | "diagnosisDomain" | "userType" | "country" | "planType" | "plan" | "grant";
     userType?: number;
     specialty?: "medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other";
     tier?: number;
     sort?: string;
     page?: number;
     pageSize?: number;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["ExpertStatistics"][];
       total: number;
       page: number;
       pageSize: number;
       all: components["schemas"]["ExpertStatistics"];
       totals: {
        [key: string]: {
         value: number | null;
         rows: number;
        };
       };
       months: {
        month: string;
        figures: {
         [key: string]: {
          value: number | null;
          rows: number;
         };
        };
       }[];
       bins: {
        bin: number;
        rows: number;
       }[];
      };
     };
    };
   };
  };
 };
 "/server/report/expertdetailstats/{id}": {
  get: {
   parameters: {
    query?: {
     dateRange?: string;
     mediaType?: string;
     planId?: string;
     grantId?: string;
     diagnosisId?: string;
     groupBy?: "diagnosis" | "diagnosisGroup" | "diagnosisDomain" | "userType" | "country" | "planType" | "plan" | "grant";
     userType?: number;
     specialty?: "medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other";
     tier?: number;
     figure?: "invited" | "claimed" | "answered" | "declined" | "timedout" | "missedout" | "rejected" | "toAnswer" | "words" | "minutes" | "earned" | "surge" | "surgeShare";
     group?: string;
     page?: number;
     pageSize?: number;
    };
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["ExpertDetail"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/report/queryaggstats": {
  get: {
   parameters: {
    query: {
     dateRange?: string;
     mediaType?: string;
     planId?: string;
     grantId?: string;
     diagnosisId?: string;
     groupBy: "diagnosis" | "diagnosisGroup" | "diagnosisDomain" | "userType" | "country" | "planType" | "plan" | "grant";
     country?: number;
     state?: string;
     type?: string;
     sort?: string;
     page?: number;
     pageSize?: number;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["QueryStatistics"][];
       total: number;
       page: number;
       pageSize: number;
       all: components["schemas"]["QueryStatistics"];
       totals: {
        [key: string]: {
         value: number | null;
         rows: number;
        };
       };
       months: {
        month: string;
        figures: {
         [key: string]: {
          value: number | null;
          rows: number;
         };
        };
       }[];
       bins: {
        bin: number;
        rows: number;
       }[];
      };
     };
    };
   };
  };
 };
 "/server/report/queryaggdetail": {
  get: {
   parameters: {
    query: {
     dateRange?: string;
     mediaType?: string;
     planId?: string;
     grantId?: string;
     diagnosisId?: string;
     groupBy: "diagnosis" | "diagnosisGroup" | "diagnosisDomain" | "userType" | "country" | "planType" | "plan" | "grant";
     country?: number;
     state?: string;
     type?: string;
     group?: string;
     figure?: "discussions" | "unreleased" | "open" | "closed" | "cancelled" | "messenger" | "audio" | "video" | "released" | "answered" | "responses" | "seats" | "seatsFilled" | "fillRate" | "toRelease" | "toFirstAnswer" | "toFirstAnswerP90" | "toClose" | "cost";
     after?: number;
     page?: number;
     pageSize?: number;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["DiscussionDetail"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/report/expertaggstats/export": {
  get: {
   parameters: {
    query: {
     dateRange?: string;
     mediaType?: string;
     planId?: string;
     grantId?: string;
     diagnosisId?: string;
     groupBy?: "diagnosis" | "diagnosisGroup" | "diagnosisDomain" | "userType" | "country" | "planType" | "plan" | "grant";
     userType?: number;
     specialty?: "medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other";
     tier?: number;
     format: "csv" | "xlsx";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
     };
    };
   };
  };
 };
 "/server/report/queryaggstats/export": {
  get: {
   parameters: {
    query: {
     dateRange?: string;
     mediaType?: string;
     planId?: string;
     grantId?: string;
     diagnosisId?: string;
     groupBy: "diagnosis" | "diagnosisGroup" | "diagnosisDomain" | "userType" | "country" | "planType" | "plan" | "grant";
     country?: number;
     state?: string;
     type?: string;
     format: "csv" | "xlsx";
    };
   };
   responses: {
    200: {
     content: {
      "text/csv": string;
     };
    };
   };
  };
 };
 "/server/report/triage": {
  get: {
   parameters: {
    query?: {
     limit?: number;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["TriageQueues"];
     };
    };
   };
  };
 };
 "/server/report/overview": {
  get: {
   parameters: {
    query?: {
     planId?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["Overview"];
     };
    };
   };
  };
 };
 "/server/report/overview/now": {
  get: {
   parameters: {
    query?: {
     planId?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["WorkNow"];
     };
    };
   };
  };
 };
 "/server/report/overview/rows": {
  get: {
   parameters: {
    query: {
     planId?: string;
     list: "discussions" | "released" | "answered" | "fillRate" | "toFirstAnswer" | "toFirstAnswerP90" | "seats" | "seatsFilled" | "sessions" | "messageFailures" | "forecast";
     week?: string;
     page?: number;
     pageSize?: number;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["ReportRow"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
 "/server/query/{id}/forecast": {
  get: {
   parameters: {
    path: {
     id: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       forecast: components["schemas"]["Forecast"];
      };
     };
    };
   };
  };
 };
 "/server/report/surveyResults": {
  get: {
   parameters: {
    query: {
     planId: string;
     dateRange?: string;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": components["schemas"]["PlanSurveyResults"];
     };
    };
   };
  };
 };
 "/server/report/surveyResults/answers": {
  get: {
   parameters: {
    query: {
     planId: string;
     dateRange?: string;
     question: string;
     when: "pre" | "question" | "post" | "followup";
     role: "asker" | "experts";
     page?: number;
     pageSize?: number;
    };
   };
   responses: {
    200: {
     content: {
      "application/json": {
       data: components["schemas"]["PlanSurveyAnswer"][];
       total: number;
       page: number;
       pageSize: number;
      };
     };
    };
   };
  };
 };
}
export interface components {
 schemas: {
  Health: {
   ok: boolean;
   database: boolean;
   migrations: boolean;
   jobLag: number;
   storage: boolean;
  };
  BulkRun: {
   id: string;
   resource: string;
   act: string;
   input: {
    [key: string]: unknown;
   };
   state: "judging" | "ready" | "running" | "done" | "stopped" | "failed";
   total: number;
   verdicts: {
    change: number;
    same: number;
    forbidden: number;
    invalid: number;
   };
   outcomes: {
    changed: number;
    same: number;
    forbidden: number;
    invalid: number;
    conflict: number;
    failed: number;
   };
   createdBy: string;
   createdAt: string;
   startedAt: string | null;
   finishedAt: string | null;
   version: number;
  };
  BulkStart: {
   resource: "users" | "invitations" | "grants" | "regions" | "plans" | "pools" | "diagnoses" | "diagnosisGroups" | "diagnosisFacts" | "diagnosisDomains" | "tags" | "tagDefinitions" | "tagTargets" | "customFields" | "customFieldValues" | "contentDocuments" | "queries" | "macros" | "tasks" | "taxForms" | "transactions" | "payouts" | "reports" | "notifications" | "auditEvents";
   act: string;
   input?: {
    [key: string]: unknown;
   };
   ids?: string[];
   filter?: {
    [key: string]: unknown;
   };
  };
  BulkRow: {
   ordinal: number;
   recordId: string;
   label: string;
   verdict: "change" | "same" | "forbidden" | "invalid";
   outcome: "changed" | "same" | "forbidden" | "invalid" | "conflict" | "failed" | null;
   changes: {
    field: string;
    from: string | null;
    to: string | null;
   }[];
   reason: string | null;
   refusedIn: "create" | "pending_survey" | "pending_charge" | "charged" | "csrhold" | "open" | "held" | "answered" | "closed" | "cancelled" | null;
   doneAt: string | null;
  };
  BulkMove: {
   version: number;
  };
  SavedView: {
   id: string;
   resource: string;
   name: string;
   shared: boolean;
   params: components["schemas"]["ViewParams"];
   ownerId: string;
   ownerName: string;
   editable: boolean;
   createdAt: string;
   updatedAt: string;
   version: number;
  };
  ViewParams: {
   filter: {
    [key: string]: unknown;
   };
   sort: {
    field: string;
    order: "ASC" | "DESC";
   };
   perPage: 10 | 25 | 50 | 100 | 250;
   hidden: string[];
   shown?: string[];
   order: string[];
   density: "compact" | "normal" | "relaxed";
  };
  SavedViewInput: {
   resource: "users" | "invitations" | "grants" | "regions" | "plans" | "pools" | "diagnoses" | "diagnosisGroups" | "diagnosisFacts" | "diagnosisDomains" | "tags" | "tagDefinitions" | "tagTargets" | "customFields" | "customFieldValues" | "contentDocuments" | "queries" | "macros" | "tasks" | "taxForms" | "transactions" | "payouts" | "reports" | "notifications" | "auditEvents" | "planLinks" | "planSurges" | "planMembers" | "poolExperts" | "grantPlans" | "queryExperts" | "queryResponses" | "stateTransitions" | "engagementMoves" | "querySelections";
   name: string;
   shared: boolean;
   params: components["schemas"]["ViewParams"];
  };
  SavedViewChange: {
   name?: string;
   shared?: boolean;
   params?: components["schemas"]["ViewParams"];
   version: number;
  };
  AuditEventInput: {
   event: "field_change" | "query_create" | "login" | "login_as" | "entity_enable_disable" | "update" | "create" | "delete";
   refTable: string;
   refId: string;
   refField?: string | null;
   oldVal?: string | null;
   newVal?: string | null;
   text?: string | null;
  };
  RecordVersion: {
   at: string;
   version: number;
   fields: {
    field: string;
    then: string | null;
    now: string | null;
    restorable: boolean;
   }[];
   allowed: boolean;
   rule: string | null;
   needsReason: boolean;
  };
  RevertibleLine: {
   id: string;
   allowed: boolean;
   rule: string | null;
   needsReason: boolean;
  };
  AuditListRow: {
   id: string;
   userId: string | null;
   actingUserId: string | null;
   event: "field_change" | "query_create" | "login" | "login_as" | "entity_enable_disable" | "update" | "create" | "delete";
   refTable: string;
   refId: string;
   refField: string | null;
   oldVal: string | null;
   newVal: string | null;
   text: string | null;
   createdAt: string;
   changeId: string;
   user: {
    id: string;
    displayName: string;
    email: string;
   } | null;
   actingUser: {
    id: string;
    displayName: string;
    email: string;
   } | null;
   about: {
    userId: string | null;
    name: string;
    detail: string | null;
   } | null;
  };
  SupportMessage: {
   emailBody: string;
   page?: string;
  };
  UserNotification: {
   id: string;
   purpose: string;
   subject: string;
   text: string;
   link: string | null;
   createdAt: string;
   readAt: string | null;
  };
  CommLogEntry: {
   id: string;
   type: "email" | "sms" | "app";
   purpose: string;
   subject: string;
   text: string;
   status: "new" | "sent" | "verified" | "error";
   queryId?: string;
   key?: string;
   createdAt: string;
   sentAt: string | null;
   delivery?: {
    attempts: number;
    error: string | null;
    nextTryAt: string | null;
   };
  };
  Subscription: {
   topic: "invitations" | "seats" | "answers" | "replies" | "progress" | "meetings" | "surveys" | "tax";
   subscribed: boolean;
  };
  NotificationFull: {
   id: string;
   userId: string | null;
   to: string;
   queryId: string | null;
   type: "email" | "sms" | "app";
   purpose: string;
   ordinal: number;
   status: "new" | "sent" | "verified" | "error";
   subject: string;
   error: string | null;
   attempts: number;
   createdAt: string;
   sentAt: string | null;
   text: string;
  };
  LoginResult: {
   user: components["schemas"]["User"];
   token: string;
   exp: number;
   authUser?: components["schemas"]["User"];
   actingUntil?: number;
   canPost: boolean;
   mfaAvail: ("email" | "sms" | "auth_app")[];
   mfaPhone: string | null;
   mfaUsed: "email" | "sms" | "auth_app" | null;
   mfaValidated: boolean;
   theme: "consilium" | "harbor" | "meridian";
   mfaOffered?: ("email" | "sms" | "auth_app")[];
   mfaWaiting?: {
    mfaType: "email" | "sms" | "auth_app";
    reason: "emailAfterReset" | "confirmFirst" | "locked";
    until?: number;
   }[];
   mustChangePassword?: boolean;
  };
  User: {
   id: string;
   email: string;
   firstName: string;
   lastName: string;
   displayName: string;
   resolvedDisplayName: string;
   avatar: string | null;
   userType: number;
   noeticExpert: boolean;
   taxFormStatus: "not_started" | "in_progress" | "completed";
   allowedCSRAdmin: boolean;
   allowedCSRView: boolean;
  };
  SignIn: {
   email?: string;
   password?: string;
   providerKey?: string;
   idToken?: string;
   deviceId?: string;
   deviceToken?: string;
  };
  CodeSent: {
   mfaType: "email" | "sms" | "auth_app";
   target: string;
   sentAt: string;
   validFor: number;
   resendIn: number;
  };
  CodeVerified: {
   result: string;
   mfaAvail: ("email" | "sms" | "auth_app")[];
   mfaUsed: "email" | "sms" | "auth_app" | null;
   mfaValidated: boolean;
  };
  Confirmation: {
   password: string;
  } | {
   challengeId: string;
   credential: {
    id: string;
    rawId: string;
    type: "public-key";
    response: {
     clientDataJSON: string;
     authenticatorData: string;
     signature: string;
     userHandle?: string;
    };
    clientExtensionResults?: Record<string, never>;
    authenticatorAttachment?: "platform" | "cross-platform";
   };
  };
  PasskeyOptions: {
   challengeId: string;
   publicKey: {
    [key: string]: unknown;
   };
  };
  PasskeyOptionsBody: {
   email?: string;
  };
  PasskeySignIn: {
   challengeId: string;
   credential: {
    id: string;
    rawId: string;
    type: "public-key";
    response: {
     clientDataJSON: string;
     authenticatorData: string;
     signature: string;
     userHandle?: string;
    };
    clientExtensionResults?: Record<string, never>;
    authenticatorAttachment?: "platform" | "cross-platform";
   };
   deviceId?: string;
   deviceToken?: string;
  };
  Passkey: {
   id: string;
   name: string;
   createdAt: string;
   lastUsedAt: string | null;
   version: number;
  };
  NewPasskey: {
   challengeId: string;
   credential: {
    id: string;
    rawId: string;
    type: "public-key";
    response: {
     clientDataJSON: string;
     attestationObject: string;
     transports?: string[];
    };
    clientExtensionResults?: Record<string, never>;
    authenticatorAttachment?: "platform" | "cross-platform";
   };
   name: string;
  };
  RenamePasskey: {
   name: string;
   version: number;
  };
  MfaRemoval: {
   email: string;
   reason: string;
  };
  IdentityProvider: {
   key: string;
   name: string;
  };
  SignOnStarted: {
   authorizationUrl: string;
   state: string;
  };
  StartSignOn: {
   codeChallenge: string;
   redirectUri: string;
   fresh?: boolean;
  };
  CodeExchanged: {
   idToken: string;
  };
  ExchangeCode: {
   code: string;
   state: string;
   codeVerifier: string;
   iss?: string;
  };
  ForgotPassword: {
   email: string;
  };
  ResetState: {
   valid: boolean;
   newAccount: boolean;
  };
  NewPassword: {
   password: string;
  };
  PasswordVerdict: {
   valid: boolean;
   description: string;
  };
  PasswordToJudge: {
   password: string;
   email?: string;
   firstName?: string;
   lastName?: string;
  };
  ChangePassword: {
   currentPassword: string;
   password: string;
  };
  SmsCodeSent: {
   phone: string;
   sentAt: string;
   validFor: number;
   resendIn: number;
  };
  AvailableMfa: {
   mfaVal: ("email" | "sms" | "auth_app")[];
  };
  PhoneVerdict: {
   valid: boolean;
   formatted: string;
   number: string;
   country: string | null;
   sms: boolean;
  };
  MfaState: {
   mfaAvail: ("email" | "sms" | "auth_app")[];
   mfaPhone: string | null;
   lockedUntil: string | null;
   mfaOffered: ("email" | "sms" | "auth_app")[];
   methods: {
    mfaType: "email" | "sms" | "auth_app";
    enrolledAt: string | null;
    lastUsedAt: string | null;
    lockedUntil: string | null;
   }[];
   passkeys: {
    id: string;
    name: string;
    createdAt: string;
    lastUsedAt: string | null;
   }[];
  };
  NumberConfirmed: {
   confirmed: boolean;
   number: string;
  };
  RegisterDevice: {
   deviceId: string;
   deviceToken: string;
   platform: string;
  };
  OwnSession: {
   id: string;
   current: boolean;
   acting: boolean;
   createdAt: string;
   lastSeenAt: string;
   userAgent: string;
   address: string;
   mfaUsed: "email" | "sms" | "auth_app" | null;
  };
  LoginAs: {
   reason?: string;
  };
  RegistrationSetup: {
   userType: number;
   noeticExpert: boolean;
   plan: {
    id: string;
    displayTitle: string;
    registrationText: string | null;
    theme: string | null;
   } | null;
   invite: {
    email: string;
    firstName: string | null;
    lastName: string | null;
    preferredLanguage: "en-us" | "zh-cn";
   } | null;
   hourlyRate: number | null;
   terms: components["schemas"]["Terms"];
  };
  Terms: {
   id: string;
   locale: "en-us" | "zh-cn";
   html: string;
  } | null;
  Registered: {
   id: string;
   regStatus: "pending" | "new" | "verify_sent" | "verified" | "welcome_sent" | "skipped" | "new_creg" | "invited" | "pre_plan_invite";
  };
  Registration: {
   firstName: string;
   lastName: string;
   countryId: number;
   stateId?: number | null;
   preferredLanguage?: "en-us" | "zh-cn";
   phones?: {
    phoneKind: "home" | "mobile" | "office" | "fax" | "personal";
    number: string;
   }[];
   timeZone?: string;
   password: string;
   termsAccepted: boolean;
   middleName?: string | null;
   prefix?: "Dr." | "Mr." | "Mrs." | "Ms." | "Mx." | null;
   suffix?: string | null;
   city?: string | null;
   zip?: string | null;
   specialties?: ("medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other")[];
   otherSpecialty?: string | null;
   institutionType?: "academic" | "community" | null;
   affiliations?: string | null;
   npi?: string | null;
   consumerBio?: string | null;
   hourlyRateAcknowledged?: boolean;
   hourlyRateShown?: number | null;
   key?: string;
   slug?: string;
   extra?: string;
   email?: string;
   dateOfBirth?: string;
   browserKey?: string;
  };
  VerifiedRegistration: {
   regStatus: "pending" | "new" | "verify_sent" | "verified" | "welcome_sent" | "skipped" | "new_creg" | "invited" | "pre_plan_invite";
   login?: components["schemas"]["LoginResult"];
   asksPasswordOf?: string;
  };
  VerifyRegistration: {
   id: string;
   token: string;
   browserKey?: string;
   password?: string;
  };
  VerifyAgain: {
   email: string;
  };
  DeclineRegistration: {
   key: string;
  };
  Profile: {
   firstName: string;
   middleName: string | null;
   lastName: string;
   displayName: string | null;
   suffix: string | null;
   prefix: "Dr." | "Mr." | "Mrs." | "Ms." | "Mx." | null;
   preferredLanguage: "en-us" | "zh-cn";
   dateOfBirth: string | null;
   institutionType: "academic" | "community" | null;
   npi: string | null;
   affiliations: string | null;
   location: string | null;
   voicePitch: "up" | "down" | "none";
   version: number;
  };
  ProfileBody: {
   firstName?: string;
   middleName?: string | null;
   lastName?: string;
   displayName?: string | null;
   suffix?: string | null;
   prefix?: "Dr." | "Mr." | "Mrs." | "Ms." | "Mx." | null;
   preferredLanguage?: "en-us" | "zh-cn";
   dateOfBirth?: string | null;
   institutionType?: "academic" | "community" | null;
   npi?: string | null;
   affiliations?: string | null;
   location?: string | null;
   voicePitch?: "up" | "down" | "none";
   version: number;
  };
  Address: {
   address: string | null;
   address2: string | null;
   city: string | null;
   stateId: number | null;
   countryId: number | null;
   zip: string | null;
   timeZone: string;
   version: number;
  };
  AddressBody: {
   address?: string | null;
   address2?: string | null;
   city?: string | null;
   stateId?: number | null;
   countryId?: number | null;
   zip?: string | null;
   timeZone?: string;
   version: number;
  };
  ContactPhones: {
   data: components["schemas"]["ContactPhone"][];
  };
  ContactPhone: {
   phoneKind: "home" | "mobile" | "office" | "fax" | "personal";
   number: string;
   formatted: string;
   version: number;
   confirmed: boolean;
  };
  PhoneBody: {
   number: string;
   version?: number;
  };
  NotificationPreference: {
   preferredContact: "email" | "mobile" | "app";
   sms: boolean;
   email: boolean;
   app: boolean;
   muted: {
    [key: string]: ("email" | "sms" | "app")[];
   };
   doNotDisturbStart: string | null;
   doNotDisturbEnd: string | null;
   timeZone: string;
   version: number;
  };
  NotificationPreferenceBody: {
   preferredContact: "email" | "mobile" | "app";
   sms: boolean;
   email: boolean;
   app: boolean;
   doNotDisturbStart?: string | null;
   doNotDisturbEnd?: string | null;
   timeZone?: string;
   muted?: {
    [key: string]: ("email" | "sms" | "app")[];
   };
   version: number;
  };
  Bio: {
   professionalBio: string | null;
   consumerBio: string | null;
   affiliations: string | null;
   disclosures: string | null;
   lastEdited: string | null;
   lastEditedBy?: string | null;
   version: number;
  };
  BioBody: {
   professionalBio?: string | null;
   consumerBio?: string | null;
   affiliations?: string | null;
   disclosures?: string | null;
   version: number;
  };
  UserSpecialties: {
   specialties: ("medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other")[];
   otherSpecialty: string | null;
   version: number;
  };
  UserSpecialtiesBody: {
   specialties: ("medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other")[];
   otherSpecialty?: string | null;
   version: number;
  };
  UserDiagnosisGroups: {
   data: components["schemas"]["UserDiagnosisGroup"][];
   version: number;
  };
  UserDiagnosisGroup: {
   id: string;
   name: string;
   domainName: string;
  };
  UserDiagnosisGroupsBody: {
   groupIds: string[];
   version?: number;
  };
  Timeoff: {
   id: string;
   start: string;
   end: string;
   version: number;
  };
  PhotoCheck: {
   status: "checking" | "infected" | null;
  };
  Photo: {
   avatar: string | null;
  };
  FileUpload: {
   id: string;
   uploadUrl: string;
   exp: number;
  };
  FileUploadBody: {
   userId: string;
   name: string;
   size: number;
   description?: string | null;
  };
  File: {
   id: string;
   name: string;
   description: string | null;
   fileType: "logo" | "image" | "pdf" | "pptx" | "docx";
   size: number;
   status: string;
   createdAt: string;
   version: number;
   addedBy?: string;
   plan?: {
    id: string;
    name: string;
   };
   discussion: {
    id: string;
    key: string;
    title: string;
   } | null;
  };
  FileBody: {
   name?: string;
   description?: string | null;
   uploaded?: true;
   version: number;
  };
  TestMessage: {
   type: "email" | "sms" | "app";
  };
  UserListRow: {
   id: string;
   email: string;
   firstName: string;
   middleName: string | null;
   lastName: string;
   displayName: string | null;
   suffix: string | null;
   prefix: "Dr." | "Mr." | "Mrs." | "Ms." | "Mx." | null;
   preferredLanguage: "en-us" | "zh-cn";
   userType: number;
   userKind: "academy" | "advocate" | "blinded" | "census" | "expert" | "region" | "sso" | "vtb" | null;
   csrReview: "yes" | "no" | "auto";
   noeticExpert: boolean;
   enabled: boolean;
   accountStatus: "active" | "inactive";
   regStatus: "pending" | "new" | "verify_sent" | "verified" | "welcome_sent" | "skipped" | "new_creg" | "invited" | "pre_plan_invite";
   expertTier: number | null;
   hourlyRate: number | null;
   institutionType: "academic" | "community" | null;
   npi: string | null;
   dateOfBirth: string | null;
   voicePitch: "up" | "down" | "none";
   testUser: boolean;
   supportAccount: boolean;
   allowedCSRAdmin: boolean;
   allowedCSRView: boolean;
   taxFormStatus: "not_started" | "in_progress" | "completed";
   version: number;
   resolvedDisplayName: string;
   rank: "csr" | "csr_admin" | "csr_super" | null;
   freeLevel: "none" | "async" | "tele";
   plans: {
    planId: string;
    name: string;
   }[];
   lastSignInAt: string | null;
   createdAt: string;
   updatedAt: string;
  };
  UserRoles: {
   roles: ("csr_super" | "csr_admin" | "csr" | "loginas" | "loginas_support" | "loginas_test")[];
   rank: "csr" | "csr_admin" | "csr_super" | null;
   allowedCSRAdmin: boolean;
   allowedCSRView: boolean;
   version: number;
  };
  UserAccess: {
   access: "full" | "reply_only" | "read_only" | null;
   attachments: components["schemas"]["Attachments"];
   effective: {
    planId: string;
    displayTitle: string;
    access: "full" | "reply_only" | "read_only";
    from: "user" | "member" | "plan" | "default";
   }[];
   version: number;
  };
  Attachments: {
   messenger: boolean;
   video: boolean;
   audio: boolean;
  } | null;
  ListedUserListRow: {
   id: string;
   email: string;
   firstName: string;
   middleName: string | null;
   lastName: string;
   displayName: string | null;
   suffix: string | null;
   prefix: "Dr." | "Mr." | "Mrs." | "Ms." | "Mx." | null;
   preferredLanguage: "en-us" | "zh-cn";
   userType: number;
   userKind: "academy" | "advocate" | "blinded" | "census" | "expert" | "region" | "sso" | "vtb" | null;
   csrReview: "yes" | "no" | "auto";
   noeticExpert: boolean;
   enabled: boolean;
   accountStatus: "active" | "inactive";
   regStatus: "pending" | "new" | "verify_sent" | "verified" | "welcome_sent" | "skipped" | "new_creg" | "invited" | "pre_plan_invite";
   expertTier: number | null;
   hourlyRate: number | null;
   institutionType: "academic" | "community" | null;
   npi: string | null;
   dateOfBirth: string | null;
   voicePitch: "up" | "down" | "none";
   testUser: boolean;
   supportAccount: boolean;
   allowedCSRAdmin: boolean;
   allowedCSRView: boolean;
   taxFormStatus: "not_started" | "in_progress" | "completed";
   version: number;
   resolvedDisplayName: string;
   rank: "csr" | "csr_admin" | "csr_super" | null;
   freeLevel: "none" | "async" | "tele";
   plans: {
    planId: string;
    name: string;
   }[];
   lastSignInAt: string | null;
   createdAt: string;
   updatedAt: string;
   customFields?: {
    [key: string]: string;
   };
  };
  UserCreateInput: {
   email: string;
   enabled?: boolean;
   password?: string;
   firstName: string;
   middleName?: string | null;
   lastName: string;
   displayName?: string | null;
   suffix?: string | null;
   prefix?: "Dr." | "Mr." | "Mrs." | "Ms." | "Mx." | null;
   preferredLanguage?: "en-us" | "zh-cn";
   dateOfBirth?: string | null;
   institutionType?: "academic" | "community" | null;
   npi?: string | null;
   userType: number;
   userKind?: "academy" | "advocate" | "blinded" | "census" | "expert" | "region" | "sso" | "vtb" | null;
   csrReview?: "yes" | "no" | "auto";
   noeticExpert?: boolean;
   regStatus?: "pending" | "new" | "verify_sent" | "verified" | "welcome_sent" | "skipped" | "new_creg" | "invited" | "pre_plan_invite";
   expertTier?: number | null;
   hourlyRate?: number | null;
   voicePitch?: "up" | "down" | "none";
   freeLevel?: "none" | "async" | "tele";
   testUser?: boolean;
   supportAccount?: boolean;
   reason?: string | null;
  };
  InvitePreview: {
   subject: string;
   text: string;
  };
  InvitePreviewBody: {
   firstName?: string | null;
   lastName?: string | null;
   userType: number;
   noeticExpert?: boolean;
   planId?: string | null;
   preferredLanguage?: "en-us" | "zh-cn";
   message?: string | null;
   invitedBy?: string | null;
  };
  BulkInvited: {
   done: number;
   refused: number;
   unused?: string[];
   data: {
    row: number;
    id: string | null;
    email: string;
    done: boolean;
    errorKey?: string;
    fields?: {
     [key: string]: string;
    };
   }[];
  };
  BulkInvite: {
   userType: number;
   noeticExpert?: boolean;
   hourlyRate?: number | null;
   planId?: string | null;
   linkId?: string | null;
   poolIds?: string[] | null;
   preferredLanguage?: "en-us" | "zh-cn";
   message?: string | null;
   sendNow?: boolean;
   rows?: {
    email: string;
    firstName?: string;
    lastName?: string;
   }[];
   csv?: string;
  };
  BulkInviteAct: {
   ids: string[];
   action: "reissue" | "cancel";
  };
  UserInvite: {
   id: string;
   email: string;
   firstName: string | null;
   lastName: string | null;
   userType: number;
   noeticExpert: boolean;
   hourlyRate: number | null;
   planId: string | null;
   planName: string | null;
   linkId: string | null;
   poolIds: string[] | null;
   into: string[];
   preferredLanguage: "en-us" | "zh-cn";
   message: string | null;
   status: "new" | "sent" | "accepted" | "declined" | "cancelled" | "expired";
   hindrance: "accountExists" | "planClosed" | "undelivered" | null;
   action: string | null;
   sentAt: string | null;
   expiresAt: string | null;
   reissued: number;
   decidedAt: string | null;
   invitedBy: string | null;
   invitedByName: string | null;
   userId: string | null;
   url: string | null;
   createdAt: string;
   updatedAt: string;
   version: number;
  };
  ReissueInvite: {
   version: number;
   send?: boolean;
  };
  CancelInvite: {
   version: number;
  };
  UserInviteInput: {
   email: string;
   firstName?: string | null;
   lastName?: string | null;
   userType: number;
   noeticExpert?: boolean;
   hourlyRate?: number | null;
   planId?: string | null;
   linkId?: string | null;
   poolIds?: string[] | null;
   preferredLanguage?: "en-us" | "zh-cn";
   message?: string | null;
   sendNow?: boolean;
  };
  Dependents: {
   kind: "discussions" | "grants" | "plans" | "pools" | "members" | "experts" | "diagnoses" | "diagnosisGroups" | "tags" | "taggedRecords" | "fieldValues" | "transactions";
   count: number;
   stays: boolean;
   resource: "users" | "invitations" | "grants" | "regions" | "plans" | "pools" | "diagnoses" | "diagnosisGroups" | "diagnosisFacts" | "diagnosisDomains" | "tags" | "tagDefinitions" | "tagTargets" | "customFields" | "customFieldValues" | "contentDocuments" | "queries" | "macros" | "tasks" | "taxForms" | "transactions" | "payouts" | "reports" | "notifications" | "auditEvents" | "planLinks" | "planSurges" | "planMembers" | "poolExperts" | "grantPlans" | "queryExperts" | "queryResponses" | "stateTransitions" | "engagementMoves" | "querySelections" | null;
   names: {
    id: string;
    name: string;
   }[];
   filter: {
    [key: string]: string;
   } | null;
  };
  Country: {
   id: number;
   countryName: string;
   code: string;
  };
  State: {
   id: number;
   name: string;
   countryId: number;
  };
  Content: {
   id: string;
   type: string;
   uid: string;
   userType: number | null;
   locale: "en-us" | "zh-cn";
   enabled: boolean;
   fields: {
    [key: string]: unknown;
   };
   updatedAt: string;
   version: number;
  };
  Theme: {
   name: "consilium" | "harbor" | "meridian";
   colours: {
    [key: string]: string;
   };
   companyText: string;
   url: string;
   domain: string;
   careNavigatorAddress: string;
   logo: string;
   favicon: string;
   accentImage: string;
  };
  Environment: {
   environment: "production" | "staging" | "development" | "local" | "test";
   brand: components["schemas"]["Theme"];
   now: number;
  };
  ContentVersion: {
   documentVersion: number;
   enabled: boolean;
   fields: {
    [key: string]: unknown;
   };
   createdBy: string | null;
   createdByName: string | null;
   createdAt: string;
  };
  ContentAdmin: {
   id: string;
   type: string;
   uid: string;
   userType: number | null;
   locale: "en-us" | "zh-cn";
   enabled: boolean;
   fields: {
    [key: string]: unknown;
   };
   updatedAt: string;
   version: number;
   title: string | null;
   updatedBy: string | null;
   missing: ("en-us" | "zh-cn")[];
  };
  ContentRestore: {
   documentVersion: number;
   version: number;
  };
  ContentInput: {
   type: string;
   uid: string;
   userType?: number | null;
   locale: "en-us" | "zh-cn";
   enabled?: boolean;
   fields: {
    [key: string]: unknown;
   };
  };
  EntityField: {
   definitionId: string;
   name: string;
   description: string | null;
   definitionType: "string" | "int" | "float" | "enum" | "boolean" | "timestamp";
   userType: number | null;
   validator: "email" | "phone" | "url" | "zip" | null;
   min: number | null;
   max: number | null;
   maxLength: number | null;
   values: string[];
   enabled: boolean;
   id: string | null;
   value: string | null;
   updatedBy: string | null;
   updatedAt: string | null;
   version: number | null;
  };
  ListedField: {
   id: string;
   name: string;
   definitionType: "string" | "int" | "float" | "enum" | "boolean" | "timestamp";
   validator: "email" | "phone" | "url" | "zip" | null;
   values: string[];
  };
  TagDefinition: {
   id: string;
   name: string;
   description: string | null;
   type: "string" | "int" | "float" | "enum" | "boolean" | "timestamp";
   validator: "email" | "phone" | "url" | "zip" | null;
   options: string[];
   entityType: "user" | "plan" | "pool" | "grant" | "query" | "other";
   scope: "user" | "team" | "global" | "cen";
   tags: number;
   version: number;
  };
  TagDefinitionInput: {
   name: string;
   description?: string | null;
   type: "string" | "int" | "float" | "enum" | "boolean" | "timestamp";
   validator?: "email" | "phone" | "url" | "zip" | null;
   options?: string[];
   entityType: "user" | "plan" | "pool" | "grant" | "query" | "other";
   scope: "user" | "team" | "global" | "cen";
  };
  TagTarget: {
   id: string;
   tagId: string;
   tagName: string;
   scope: "user" | "team" | "global" | "cen";
   entityType: "user" | "plan" | "pool" | "grant" | "query" | "other";
   entityId: string;
   entityName: string | null;
   value: string | null;
   createdBy: string | null;
   createdAt: string | null;
   version: number;
  };
  TagTargetInput: {
   value?: string | number | boolean | null;
   tagId: string;
   entityType: "user" | "plan" | "pool" | "grant" | "query" | "other";
   entityId: string;
  };
  Tag: {
   id: string;
   definitionId: string | null;
   definitionName: string | null;
   name: string;
   description: string | null;
   scope: "user" | "team" | "global" | "cen";
   assignmentType: "user" | "plan" | "pool" | "grant" | "query" | "other";
   value: string | null;
   ownerId: string | null;
   targets: number;
   updatedAt: string | null;
   version: number;
  };
  TagInput: {
   definitionId?: string | null;
   name: string;
   description?: string | null;
   scope: "user" | "team" | "global" | "cen";
   assignmentType: "user" | "plan" | "pool" | "grant" | "query" | "other";
   value?: string | number | boolean | null;
  };
  CustomFieldValue: {
   id: string;
   definitionId: string;
   name: string;
   definitionType: "string" | "int" | "float" | "enum" | "boolean" | "timestamp";
   entityType: "user" | "plan" | "pool" | "grant" | "query" | "other";
   entityId: string;
   entityName: string | null;
   value: string;
   updatedBy: string | null;
   updatedAt: string | null;
   version: number;
  };
  CustomFieldValueInput: {
   value: string | number | boolean;
   definitionId: string;
   entityType: "user" | "plan" | "pool" | "grant" | "query" | "other";
   entityId: string;
  };
  CustomField: {
   id: string;
   name: string;
   description: string | null;
   definitionType: "string" | "int" | "float" | "enum" | "boolean" | "timestamp";
   userType: number | null;
   validator: "email" | "phone" | "url" | "zip" | null;
   min: number | null;
   max: number | null;
   maxLength: number | null;
   values: string[];
   enabled: boolean;
   entityType: "user" | "plan" | "pool" | "grant" | "query" | "other";
   used: number;
   version: number;
  };
  CustomFieldInput: {
   name: string;
   description?: string | null;
   entityType: "user" | "plan" | "pool" | "grant" | "query" | "other";
   definitionType: "string" | "int" | "float" | "enum" | "boolean" | "timestamp";
   userType?: number | null;
   validator?: "email" | "phone" | "url" | "zip" | null;
   min?: number | null;
   max?: number | null;
   maxLength?: number | null;
   values?: string[];
   enabled?: boolean;
  };
  ManagedPlan: {
   planId: string;
   displayTitle: string;
   memberCount: number;
   open: number;
   closed: number;
   effectiveDate: string | null;
  };
  ManagedMember: {
   userId: string;
   displayName: string;
   email: string;
   access: "full" | "reply_only" | "read_only" | null;
   attachments: components["schemas"]["Attachments"];
   joinedAt: string;
   discussions: number | null;
   version: number;
  };
  AddManagedMember: {
   email: string;
   access?: "full" | "reply_only" | "read_only" | null;
  };
  ManagedMemberAccess: {
   access?: "full" | "reply_only" | "read_only" | null;
   attachments?: components["schemas"]["Attachments"];
   version: number;
  };
  ManagedLink: {
   linkId: string;
   slug: string;
   description: string;
   effectiveDate: string | null;
   url: string;
   registered: number;
   enabled: boolean;
   version: number;
  };
  AddManagedLink: {
   slug: string;
   description: string;
   effectiveDate?: string | null;
  };
  ChangeManagedLink: {
   description?: string;
   effectiveDate?: string | null;
   enabled?: boolean;
   version: number;
  };
  PlanUsage: {
   queries: number;
   unreleased: number;
   open: number;
   closed: number;
   cancelled: number;
   members: number;
   byMonth: {
    month: string;
    queries: number;
   }[];
   byMedium: {
    mediaType: "messenger" | "audio" | "video";
    queries: number;
   }[];
   byDiagnosis: {
    diagnosis: string;
    queries: number;
   }[];
   medianFirstAnswer: number | null;
  };
  ManagedDiscussion: {
   key: string;
   diagnosis: string;
   mediaType: "messenger" | "audio" | "video";
   displayStatus: "unreleased" | "open" | "closed" | "cancelled";
   createdAt: string;
   text: string | null;
  };
  PoolUserStats: {
   total: number;
   verified: number;
   active: number;
   bySpecialty: {
    specialty: "medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other";
    count: number;
   }[];
  };
  SetupReadiness: {
   ready: boolean;
   checks: {
    check: "open" | "money" | "diagnoses" | "experts" | "frontMatter" | "brand" | "link" | "testQuestion";
    ok: boolean;
    problems: {
     problem: "disabled" | "notActive" | "notEffective" | "noNewQuestions" | "readOnly" | "noFunding" | "fundingDisabled" | "fundingNotActive" | "partlyFree" | "noPlans" | "plansClosed" | "noDiagnoses" | "noPools" | "poolsUncovered" | "noExperts" | "fewExperts" | "frontMatterEmpty" | "frontMatterUnknown" | "noTheme" | "themeUnknown" | "noLink" | "linkLater" | "testNone" | "testUnreleased" | "testNoExpert" | "testUnanswered";
     names: string[];
     count: number;
     at: {
      resource: "plans" | "grants";
      id: string;
     } | null;
    }[];
   }[];
   test: {
    askers: {
     id: string;
     name: string;
     member: boolean;
    }[];
    experts: {
     id: string;
     name: string;
     inPool: boolean;
    }[];
    diagnosis: {
     id: string;
     name: string;
    } | null;
    question: {
     id: string;
     key: string;
     answered: boolean;
    } | null;
   };
  };
  Duplicated: {
   id: string;
   name: string;
  };
  Duplicate: {
   name: string;
   alias?: string;
  };
  CoachFact: {
   id: string;
   label: string;
   labelZh: string | null;
   hint: string | null;
   hintZh: string | null;
   pattern: string;
  };
  DiagnosisStats: {
   id: string;
   name: string;
   grants: number;
   plans: number;
   pools: number;
   experts: number;
   queries: number;
  };
  DiagnosisAssociations: {
   grants: {
    id: string;
    name: string;
    via: "direct" | "rollup" | "below";
   }[];
   plans: {
    id: string;
    name: string;
    via: "direct" | "rollup" | "below";
   }[];
   pools: {
    id: string;
    name: string;
    via: "direct" | "rollup" | "below";
   }[];
   discussions: number;
   formerIds: string[];
  };
  DomainFound: {
   domain: components["schemas"]["DiagnosisDomain"];
   groups: {
    id: string;
    name: string;
    diagnoses: {
     id: string;
     name: string;
     plainName: string;
     code: string | null;
    }[];
   }[];
  };
  DiagnosisDomain: {
   id: string;
   name: string;
   nameZh: string | null;
   description: string | null;
   enabled: boolean;
   version: number;
  };
  MergePreview: {
   from: {
    id: string;
    name: string;
    code: string | null;
    version: number;
   };
   into: {
    id: string;
    name: string;
    code: string | null;
    version: number;
   };
   grants: number;
   plans: number;
   pools: number;
   both: number;
   discussions: number;
   drafts: number;
   synonyms: string[];
  };
  MergeDiagnosis: {
   intoId: string;
   version: number;
   intoVersion: number;
  };
  EffectiveDiagnoses: {
   data: {
    id: string;
    name: string;
    plainName: string;
    code: string | null;
    via: "direct" | "rollup";
   }[];
   from: "both" | "plan" | "grant" | "all";
  };
  PoolsPreview: {
   data: {
    poolId: string;
    displayName: string;
    side: "grant" | "plan";
    experts: number;
    covers: boolean;
   }[];
  };
  Faculty: {
   data: {
    displayName: string;
    userBio: string | null;
    affiliations: string | null;
    disclosures: string | null;
   }[];
  };
  SelectionSimulated: {
   seed: string;
   example: boolean;
   inputHash: string;
   mode: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select";
   problem: string | null;
   waveSize: number;
   eligible: number;
   excluded: number;
   ranked: {
    userId: string;
    displayName: string;
    tier: number | null;
    weight: number | null;
    rank: number | null;
    eligible: boolean;
    invited: boolean;
    reasonCodes: string[];
    parts: {
     [key: string]: number;
    } | null;
    poolId: string | null;
    side: "grant" | "plan" | "asker" | null;
   }[];
  };
  SelectionSimulation: {
   planId: string;
   grantId: string | null;
   dxId: string;
   expertSelectionMode: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select";
   panelSize?: number;
   seed?: string;
   poolId?: string;
   mediaType?: "messenger" | "audio" | "video";
   at?: string;
   meetingTime?: string;
  };
  PlanFile: {
   id: string;
   planId: string;
   name: string;
   description: string | null;
   fileType: "logo" | "image" | "pdf" | "pptx" | "docx";
   mime: string;
   size: number;
   status: string;
   createdAt: string;
   createdBy: string | null;
   version: number;
  };
  PlanSummary: {
   plan: components["schemas"]["PlanAdmin"];
   effective: components["schemas"]["EffectiveSettings"];
   members: {
    total: number;
    data: {
     [key: string]: unknown;
    }[];
   };
   managers: {
    total: number;
    data: {
     [key: string]: unknown;
    }[];
   };
   links: {
    total: number;
    data: {
     [key: string]: unknown;
    }[];
   };
   surge: {
    total: number;
    data: {
     [key: string]: unknown;
    }[];
   };
   pools: {
    total: number;
    data: {
     [key: string]: unknown;
    }[];
   };
   diagnoses: {
    total: number;
    data: {
     [key: string]: unknown;
    }[];
   };
   domains: {
    total: number;
    data: {
     [key: string]: unknown;
    }[];
   };
   grants: {
    total: number;
    data: {
     [key: string]: unknown;
    }[];
   };
   files: {
    total: number;
    data: {
     [key: string]: unknown;
    }[];
   };
  };
  PlanAdmin: {
   id: string;
   type: string;
   name: string;
   alias: string;
   sponsorName: string | null;
   displayTitle: string;
   dashboardMessage: string | null;
   registrationText: string | null;
   theme: "consilium" | "harbor" | "meridian" | null;
   noNewQueries: boolean;
   readOnlyDiscussions: boolean;
   access: "full" | "reply_only" | "read_only" | null;
   attachments: components["schemas"]["Attachments"];
   matchByRegion: boolean;
   countryCodes: string;
   sharedQueries: boolean;
   selectable: boolean;
   maxResponseTime: number | null;
   maxQueryDuration: number | null;
   firstReminder: number | null;
   secondReminder: number | null;
   panelSize: number | null;
   csrReview: "yes" | "no" | "auto" | null;
   expertSelectionMode: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select" | null;
   localPoolWeight: number;
   media: ("messenger" | "video" | "audio")[];
   independentFirst: boolean;
   keepCallChat: boolean;
   surveyBuilder: boolean;
   anonymousAllowed: boolean;
   genderOptOut: boolean;
   freeLevel: "none" | "async" | "tele" | null;
   customerId: string | null;
   effectiveDate: string | null;
   activeFrom: string | null;
   activeTo: string | null;
   accountingNotes: string | null;
   enabled: boolean;
   version: number;
   activeNow: boolean;
   members: number;
   discussions: number;
   createdAt: string;
   updatedAt: string;
  };
  EffectiveSettings: {
   grant: {
    id: string;
    name: string;
   } | null;
   settings: {
    name: string;
    value: number | string;
    origin: "query" | "plan" | "grant" | "default";
   }[];
  };
  PlanMemberAdmin: {
   userId: string;
   displayName: string;
   email: string;
   access: "full" | "reply_only" | "read_only" | null;
   attachments: components["schemas"]["Attachments"];
   joinedAt: string;
   version: number;
   id: string;
   planId: string;
   planName: string;
   planType: string;
   sponsorName: string | null;
   userType: number;
   enabled: boolean;
   linkId: string | null;
   linkSlug: string | null;
   discussions: number;
   manages: boolean;
  };
  PlanMemberInput: {
   access?: "full" | "reply_only" | "read_only" | null;
   attachments?: components["schemas"]["Attachments"];
  };
  PlanLinkAdmin: {
   linkId: string;
   planId: string;
   slug: string;
   description: string;
   userType: number | null;
   userKind: "academy" | "advocate" | "blinded" | "census" | "expert" | "region" | "sso" | "vtb" | null;
   effectiveDate: string | null;
   url: string;
   version: number;
   id: string;
   enabled: boolean;
   registrations: number;
  };
  SurgeAdmin: {
   surgeId: string;
   planId: string;
   description: string;
   start: string;
   end: string;
   multiple: number;
   version: number;
   id: string;
   state: "past" | "active" | "planned";
  };
  SurgeInput: {
   description: string;
   start: string;
   end: string;
   multiple: number;
  };
  ImportedMembers: {
   rows: components["schemas"]["ImportedMember"][];
   committed: boolean;
   add: number;
   change: number;
   same: number;
   invalid: number;
   problem: string | null;
  };
  ImportedMember: {
   line: number;
   email: string;
   displayName: string | null;
   access: "full" | "reply_only" | "read_only" | null;
   verdict: "add" | "change" | "same" | "invalid";
   problems: {
    [key: string]: string;
   };
  };
  ImportMembers: {
   csv: string;
   commit: boolean;
  };
  PlanRight: {
   planId: string;
   displayTitle: string;
   sponsorName: string | null;
   access: "full" | "reply_only" | "read_only";
   attachments: {
    messenger: boolean;
    video: boolean;
    audio: boolean;
   };
   joinedAt: string;
   message: string | null;
   noPostReason: "canPost.staff" | "canPost.disabled" | "canPost.noPlan" | "canPost.planInactive" | "canPost.planNotSelectable" | "canPost.access" | "canPost.noNewQueries" | null;
  };
  PlanGrantOfPerson: {
   planId: string;
   planName: string;
   grantId: string;
   grantName: string;
   fundable: boolean;
  };
  GrantPlan: {
   id: string;
   grantId: string;
   grantName: string;
   planId: string;
   planName: string;
   displayTitle: string;
   planType: string;
   planEnabled: boolean;
   sponsorName: string | null;
   effectiveDate: string | null;
   selectable: boolean;
   members: number;
   effective: number;
  };
  Region: {
   id: string;
   name: string;
   countryCodes: string;
   version: number;
  };
  RegionInput: {
   name: string;
   countryCodes?: string | null;
  };
  ListedGrantAdmin: {
   id: string;
   name: string;
   displayTitle: string;
   description: string | null;
   shortDescription: string;
   frontMatter: string;
   userType: number | null;
   userKind: "academy" | "advocate" | "blinded" | "census" | "expert" | "region" | "sso" | "vtb" | null;
   activeFrom: string | null;
   activeTo: string | null;
   priority: number;
   maxResponseTime: number | null;
   maxQueryDuration: number | null;
   firstReminder: number | null;
   secondReminder: number | null;
   panelSize: number | null;
   csrReview: "yes" | "no" | "auto" | null;
   expertSelectionMode: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select";
   countryCodes: string;
   regionId: string | null;
   accountingNotes: string | null;
   enabled: boolean;
   version: number;
   regionName: string | null;
   regionCodes: string | null;
   activeNow: boolean;
   plans: number;
   pools: number;
   discussions: number;
   createdAt: string;
   updatedAt: string;
   customFields?: {
    [key: string]: string;
   };
  };
  GrantAdmin: {
   id: string;
   name: string;
   displayTitle: string;
   description: string | null;
   shortDescription: string;
   frontMatter: string;
   userType: number | null;
   userKind: "academy" | "advocate" | "blinded" | "census" | "expert" | "region" | "sso" | "vtb" | null;
   activeFrom: string | null;
   activeTo: string | null;
   priority: number;
   maxResponseTime: number | null;
   maxQueryDuration: number | null;
   firstReminder: number | null;
   secondReminder: number | null;
   panelSize: number | null;
   csrReview: "yes" | "no" | "auto" | null;
   expertSelectionMode: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select";
   countryCodes: string;
   regionId: string | null;
   accountingNotes: string | null;
   enabled: boolean;
   version: number;
   regionName: string | null;
   regionCodes: string | null;
   activeNow: boolean;
   plans: number;
   pools: number;
   discussions: number;
   createdAt: string;
   updatedAt: string;
  };
  GrantInput: {
   name: string;
   displayTitle: string;
   description?: string | null;
   shortDescription: string;
   frontMatter: string;
   userType?: number | null;
   userKind?: "academy" | "advocate" | "blinded" | "census" | "expert" | "region" | "sso" | "vtb" | null;
   activeFrom?: string | null;
   activeTo?: string | null;
   priority?: number;
   maxResponseTime?: number | null;
   maxQueryDuration?: number | null;
   firstReminder?: number | null;
   secondReminder?: number | null;
   panelSize?: number | null;
   csrReview?: "yes" | "no" | "auto" | null;
   expertSelectionMode?: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select";
   countryCodes?: string | null;
   regionId?: string | null;
   accountingNotes?: string | null;
   enabled?: boolean;
  };
  ListedPlanAdmin: {
   id: string;
   type: string;
   name: string;
   alias: string;
   sponsorName: string | null;
   displayTitle: string;
   dashboardMessage: string | null;
   registrationText: string | null;
   theme: "consilium" | "harbor" | "meridian" | null;
   noNewQueries: boolean;
   readOnlyDiscussions: boolean;
   access: "full" | "reply_only" | "read_only" | null;
   attachments: components["schemas"]["Attachments"];
   matchByRegion: boolean;
   countryCodes: string;
   sharedQueries: boolean;
   selectable: boolean;
   maxResponseTime: number | null;
   maxQueryDuration: number | null;
   firstReminder: number | null;
   secondReminder: number | null;
   panelSize: number | null;
   csrReview: "yes" | "no" | "auto" | null;
   expertSelectionMode: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select" | null;
   localPoolWeight: number;
   media: ("messenger" | "video" | "audio")[];
   independentFirst: boolean;
   keepCallChat: boolean;
   surveyBuilder: boolean;
   anonymousAllowed: boolean;
   genderOptOut: boolean;
   freeLevel: "none" | "async" | "tele" | null;
   customerId: string | null;
   effectiveDate: string | null;
   activeFrom: string | null;
   activeTo: string | null;
   accountingNotes: string | null;
   enabled: boolean;
   version: number;
   activeNow: boolean;
   members: number;
   discussions: number;
   createdAt: string;
   updatedAt: string;
   customFields?: {
    [key: string]: string;
   };
  };
  PlanInput: {
   type: string;
   name: string;
   alias: string;
   sponsorName?: string | null;
   displayTitle: string;
   dashboardMessage?: string | null;
   registrationText?: string | null;
   theme?: "consilium" | "harbor" | "meridian" | null;
   noNewQueries?: boolean;
   readOnlyDiscussions?: boolean;
   access?: "full" | "reply_only" | "read_only" | null;
   attachments?: components["schemas"]["Attachments"];
   matchByRegion?: boolean;
   countryCodes?: string | null;
   sharedQueries?: boolean;
   selectable?: boolean;
   maxResponseTime?: number | null;
   maxQueryDuration?: number | null;
   firstReminder?: number | null;
   secondReminder?: number | null;
   panelSize?: number | null;
   csrReview?: "yes" | "no" | "auto" | null;
   expertSelectionMode?: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select" | null;
   localPoolWeight?: number;
   media?: ("messenger" | "video" | "audio")[];
   independentFirst?: boolean;
   keepCallChat?: boolean;
   surveyBuilder?: boolean;
   anonymousAllowed?: boolean;
   genderOptOut?: boolean;
   freeLevel?: "none" | "async" | "tele" | null;
   customerId?: string | null;
   effectiveDate?: string | null;
   activeFrom?: string | null;
   activeTo?: string | null;
   accountingNotes?: string | null;
   enabled?: boolean;
  };
  ListedPoolAdmin: {
   id: string;
   poolName: string;
   displayName: string;
   description: string | null;
   specialty: "medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other" | null;
   enabled: boolean;
   version: number;
   experts: number;
   diagnoses: number | null;
   plans: number;
   grants: number;
   createdAt: string;
   updatedAt: string;
   customFields?: {
    [key: string]: string;
   };
  };
  PoolAdmin: {
   id: string;
   poolName: string;
   displayName: string;
   description: string | null;
   specialty: "medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other" | null;
   enabled: boolean;
   version: number;
   experts: number;
   diagnoses: number | null;
   plans: number;
   grants: number;
   createdAt: string;
   updatedAt: string;
  };
  PoolInput: {
   poolName: string;
   displayName: string;
   description?: string | null;
   specialty?: "medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other" | null;
   enabled?: boolean;
  };
  DiagnosisGroupAdmin: {
   id: string;
   name: string;
   nameZh: string | null;
   code: string | null;
   plainName: string | null;
   plainNameZh: string | null;
   synonyms: string[];
   synonymsZh: string[];
   domainId: string;
   domainName: string;
   enabled: boolean;
   version: number;
   diagnoses: number;
  };
  DiagnosisGroupInput: {
   name: string;
   nameZh?: string | null;
   code?: string | null;
   plainName?: string | null;
   plainNameZh?: string | null;
   synonyms?: string[] | null;
   synonymsZh?: string[] | null;
   domainId: string;
   enabled?: boolean;
  };
  DiagnosisDomainAdmin: {
   id: string;
   name: string;
   nameZh: string | null;
   description: string | null;
   enabled: boolean;
   version: number;
   groups: number;
   diagnoses: number;
  };
  DiagnosisDomainInput: {
   name: string;
   nameZh?: string | null;
   description?: string | null;
   enabled?: boolean;
  };
  DiagnosisFact: {
   id: string;
   label: string;
   labelZh: string | null;
   hint: string | null;
   hintZh: string | null;
   pattern: string;
   order: number;
   enabled: boolean;
   diagnosisId: string | null;
   groupId: string | null;
   domainId: string | null;
   version: number;
  };
  DiagnosisFactInput: {
   label: string;
   labelZh?: string | null;
   hint?: string | null;
   hintZh?: string | null;
   pattern: string;
   order?: number;
   enabled?: boolean;
   diagnosisId?: string | null;
   groupId?: string | null;
   domainId?: string | null;
  };
  Diagnosis: {
   id: string;
   name: string;
   nameZh: string | null;
   code: string | null;
   plainName: string | null;
   plainNameZh: string | null;
   synonyms: string[];
   synonymsZh: string[];
   specialty: "medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other" | null;
   groupId: string;
   groupName: string;
   domainId: string;
   domainName: string;
   enabled: boolean;
   version: number;
  };
  DiagnosisInput: {
   name: string;
   nameZh?: string | null;
   code?: string | null;
   plainName?: string | null;
   plainNameZh?: string | null;
   synonyms?: string[] | null;
   synonymsZh?: string[] | null;
   specialty?: "medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other" | null;
   groupId: string;
   enabled?: boolean;
  };
  NewPlanLink: {
   slug: string;
   description: string;
   userType?: number | null;
   userKind?: "academy" | "advocate" | "blinded" | "census" | "expert" | "region" | "sso" | "vtb" | null;
   effectiveDate?: string | null;
   enabled?: boolean;
   planId: string;
  };
  NewSurge: {
   description: string;
   start: string;
   end: string;
   multiple: number;
   planId: string;
  };
  NewPlanMember: {
   access?: "full" | "reply_only" | "read_only" | null;
   attachments?: components["schemas"]["Attachments"];
   planId: string;
   userId: string;
  };
  PoolExpertAdmin: {
   id: string;
   poolId: string;
   poolName: string;
   poolTitle: string;
   userId: string;
   displayName: string;
   specialty: string | null;
   tier: number | null;
   enabled: boolean;
   verified: boolean;
   addedAt: string;
   country: string | null;
   awayUntil: string | null;
   openClaims: number;
   recentInvitations: number;
   claimed: number;
   answered: number;
   diagnoses: number | null;
   plans: number;
   grants: number;
  };
  NewPoolExpert: {
   poolId: string;
   userId: string;
  };
  CoveredDiagnosis: {
   id: string;
   name: string;
   nameZh: string | null;
   code: string | null;
   plainName: string | null;
   plainNameZh: string | null;
   synonyms: string[];
   synonymsZh: string[];
   specialty: "medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other" | null;
   groupId: string;
   groupName: string;
   domainId: string;
   domainName: string;
   enabled: boolean;
   version: number;
   via: "direct" | "rollup";
  };
  PoolOfGrant: {
   id: string;
   poolName: string;
   displayName: string;
   description: string | null;
   specialty: "medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other" | null;
   enabled: boolean;
   version: number;
   experts: number;
   diagnoses: number | null;
   plans: number;
   grants: number;
   createdAt: string;
   updatedAt: string;
   covers: "all" | "partly" | "none";
  };
  grantIdRow: {
   id: string;
   name: string;
   displayTitle: string;
   description: string | null;
   shortDescription: string;
   frontMatter: string;
   userType: number | null;
   userKind: "academy" | "advocate" | "blinded" | "census" | "expert" | "region" | "sso" | "vtb" | null;
   activeFrom: string | null;
   activeTo: string | null;
   priority: number;
   maxResponseTime: number | null;
   maxQueryDuration: number | null;
   firstReminder: number | null;
   secondReminder: number | null;
   panelSize: number | null;
   csrReview: "yes" | "no" | "auto" | null;
   expertSelectionMode: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select";
   countryCodes: string;
   regionId: string | null;
   accountingNotes: string | null;
   enabled: boolean;
   version: number;
   regionName: string | null;
   regionCodes: string | null;
   activeNow: boolean;
   plans: number;
   pools: number;
   discussions: number;
   createdAt: string;
   updatedAt: string;
   grantId: string;
  };
  planIdRow: {
   id: string;
   type: string;
   name: string;
   alias: string;
   sponsorName: string | null;
   displayTitle: string;
   dashboardMessage: string | null;
   registrationText: string | null;
   theme: "consilium" | "harbor" | "meridian" | null;
   noNewQueries: boolean;
   readOnlyDiscussions: boolean;
   access: "full" | "reply_only" | "read_only" | null;
   attachments: components["schemas"]["Attachments"];
   matchByRegion: boolean;
   countryCodes: string;
   sharedQueries: boolean;
   selectable: boolean;
   maxResponseTime: number | null;
   maxQueryDuration: number | null;
   firstReminder: number | null;
   secondReminder: number | null;
   panelSize: number | null;
   csrReview: "yes" | "no" | "auto" | null;
   expertSelectionMode: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select" | null;
   localPoolWeight: number;
   media: ("messenger" | "video" | "audio")[];
   independentFirst: boolean;
   keepCallChat: boolean;
   surveyBuilder: boolean;
   anonymousAllowed: boolean;
   genderOptOut: boolean;
   freeLevel: "none" | "async" | "tele" | null;
   customerId: string | null;
   effectiveDate: string | null;
   activeFrom: string | null;
   activeTo: string | null;
   accountingNotes: string | null;
   enabled: boolean;
   version: number;
   activeNow: boolean;
   members: number;
   discussions: number;
   createdAt: string;
   updatedAt: string;
   planId: string;
  };
  PoolOfPlan: {
   id: string;
   poolName: string;
   displayName: string;
   description: string | null;
   specialty: "medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other" | null;
   enabled: boolean;
   version: number;
   experts: number;
   diagnoses: number | null;
   plans: number;
   grants: number;
   createdAt: string;
   updatedAt: string;
   poolId: string;
   selectable: boolean;
   localWeight: number;
  };
  GrantOfPlan: {
   id: string;
   name: string;
   displayTitle: string;
   description: string | null;
   shortDescription: string;
   frontMatter: string;
   userType: number | null;
   userKind: "academy" | "advocate" | "blinded" | "census" | "expert" | "region" | "sso" | "vtb" | null;
   activeFrom: string | null;
   activeTo: string | null;
   priority: number;
   maxResponseTime: number | null;
   maxQueryDuration: number | null;
   firstReminder: number | null;
   secondReminder: number | null;
   panelSize: number | null;
   csrReview: "yes" | "no" | "auto" | null;
   expertSelectionMode: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select";
   countryCodes: string;
   regionId: string | null;
   accountingNotes: string | null;
   enabled: boolean;
   version: number;
   regionName: string | null;
   regionCodes: string | null;
   activeNow: boolean;
   plans: number;
   pools: number;
   discussions: number;
   createdAt: string;
   updatedAt: string;
   grantId: string;
   effective: number;
  };
  PlanManager: {
   userId: string;
   displayName: string;
   email: string;
   userType: number;
   enabled: boolean;
   since: string | null;
  };
  PlanMembership: {
   userId: string;
   displayName: string;
   email: string;
   access: "full" | "reply_only" | "read_only" | null;
   attachments: components["schemas"]["Attachments"];
   joinedAt: string;
   version: number;
   id: string;
   planId: string;
   planName: string;
   planType: string;
   sponsorName: string | null;
   userType: number;
   enabled: boolean;
   linkId: string | null;
   linkSlug: string | null;
   discussions: number;
   manages: boolean;
   displayTitle: string;
  };
  Draft: {
   id: string;
   created: number;
   updated: number;
   updatedBy: string;
   userUpdated: {
    firstName: string;
    lastName: string;
   };
   mediaType: "messenger" | "audio" | "video" | null;
   diagnosis: {
    id: string;
    name: string;
   } | null;
   plan: {
    name: string;
    displayTitle: string;
    selectable: boolean;
   } | null;
   pool: {
    name: string;
    displayName: string;
   } | null;
   expertSelectionMode: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select" | null;
   text: string | null;
   history: string | null;
   clientData: components["schemas"]["WizardData"];
   version: number;
  };
  WizardData: {
   queryDraftId?: string;
   userType?: number;
   askSelectPlan?: boolean;
   planId?: string;
   planName?: string;
   planHints?: components["schemas"]["Phrase"][];
   diagnosisId?: string;
   diagnosis?: string;
   diagnosisDescribed?: string;
   disclosureAccepted?: boolean;
   disclosureText?: string;
   expertSelectionMode?: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select";
   expertSelectionChoice?: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select";
   askSelectPool?: boolean;
   poolId?: string;
   poolName?: string;
   contextName?: string;
   askGenderOptOut?: boolean;
   ageGenderOptOut?: boolean;
   genderId?: "unspecified" | "female" | "male" | "transmale" | "transfemale" | "pretransmale" | "pretransfemale" | "indeterminate";
   ageMagnitude?: number;
   ageUnits?: "day" | "week" | "month" | "year" | "days" | "weeks" | "months" | "years";
   dob?: string;
   history?: string;
   question?: string;
   anonOption?: boolean;
   anonymous?: boolean;
   media?: ("messenger" | "audio" | "video")[];
   medium?: "messenger" | "audio" | "video";
   questionBuilder?: boolean;
   questionCount?: number;
   times?: number[];
   formattedTimes?: string[];
   termsRequired?: boolean;
   termsAccepted?: boolean;
   termsText?: string;
   completed?: boolean;
   queryId?: string;
  };
  Phrase: {
   key: string;
   params?: {
    [key: string]: string | number;
   };
  };
  DraftStats: {
   draftCount: number;
   maxDrafts: number;
  };
  IndexBuckets: {
   data: {
    requiresAction: components["schemas"]["IndexRecord"][];
    newOpportunities: components["schemas"]["IndexRecord"][];
    ongoing: components["schemas"]["IndexRecord"][];
    closed: components["schemas"]["IndexRecord"][];
   };
   queryStats: components["schemas"]["IndexStats"];
  };
  IndexRecord: {
   queryId: string;
   key: string;
   status: "create" | "pending_survey" | "pending_charge" | "charged" | "csrhold" | "open" | "held" | "answered" | "closed" | "cancelled";
   displayTime: number;
   diagnosisName: string;
   diagnosisCode: string | null;
   contextName: string | null;
   planPoolName: string | null;
   previewText: string;
   isInvited: boolean;
   meetingTime: number | null;
   meetingTimeDisplay: string | null;
   mediaType: "messenger" | "audio" | "video";
   surveyStatus: "new" | "post_pending" | "followup_pending" | null;
   isUpdated: boolean;
   responseCount: number;
   questionCount: number;
   title: string;
   card: {
    title: string | null;
    state: string;
    colour: "primary" | "secondary" | "tertiary";
   };
   engagement: {
    status: "invited" | "declined" | "claimed" | "missedout" | "latereview" | "timedout" | "cancelled" | "answered" | "followup" | "user" | "csr" | "rejected";
    reservedUntil: string | null;
    inviteExpires: string | null;
    rate: number | null;
    currency: string;
    surgeMultiple: number;
    pausedFor: ("hold" | "clarify")[];
    seatsUsed: number;
    panelSize: number;
   } | null;
  };
  IndexStats: {
   totalQueries: number;
   newOpportunities: number;
   requiresAction: number;
   ongoing: number;
   closed: number;
  };
  UserQueryStats: {
   queryStats: {
    requiresAction: number;
    newOpportunities: number;
    newResponses: number;
   };
  };
  AskedDiagnosis: {
   id: string;
   name: string;
  };
  AskedSearch: {
   name: string;
   exclude?: "none" | "diagnosis" | "group" | "domain" | "grant" | "plan" | "pool";
   excludeId?: string;
   page?: number;
   pageSize?: number;
  };
  AskedTestQuestion: {
   id: string;
   key: string;
  };
  TestQuestion: {
   askerId: string;
   diagnosisId: string;
   text: string;
  };
  Discussion: {
   queryId: string;
   key: string;
   status: "create" | "pending_survey" | "pending_charge" | "charged" | "csrhold" | "open" | "held" | "answered" | "closed" | "cancelled";
   displayStatus: "unreleased" | "open" | "closed" | "cancelled";
   type: "normal" | "communal" | "private" | "blinded" | "academy" | "vtb" | "emo";
   title: string;
   text: string | null;
   history: string | null;
   diagnosis: {
    id: string;
    name: string;
    plainName: string;
    code: string | null;
   };
   contextName: string | null;
   mediaType: "messenger" | "audio" | "video";
   asker: {
    displayName: string;
   };
   anonymous: boolean;
   ageBand: string | null;
   age: {
    magnitude: number;
    unit: "day" | "week" | "month" | "year";
   } | null;
   genderId: "unspecified" | "female" | "male" | "transmale" | "transfemale" | "pretransmale" | "pretransfemale" | "indeterminate" | null;
   planPoolName: string | null;
   panelSize: number;
   seatsUsed: number;
   meetingTime: number | null;
   meetingTimeDisplay: string | null;
   call: {
    minutes: number;
    state: "ahead" | "over" | "settled";
    booked: number;
   } | null;
   proposedTimes: number[];
   closeTime: string | null;
   surveyStatus: "new" | "post_pending" | "followup_pending" | null;
   surveys: {
    questionWhen: "pre" | "question" | "post" | "followup";
    questions: number;
    completed: boolean;
    open: boolean;
   }[];
   viewer: "csr" | "asker" | "expert" | "planMember" | "invitee";
   mayPost: boolean;
   followupTo?: string[];
   mayAttach: boolean;
   releasedAt: string | null;
   askerAction: string | null;
   staffNote: string | null;
   reviewReasons?: string[];
   preventInvites?: boolean;
   engagement: {
    id: string;
    status: "invited" | "declined" | "claimed" | "missedout" | "latereview" | "timedout" | "cancelled" | "answered" | "followup" | "user" | "csr" | "rejected";
    invitation: "open" | "accepted" | "declined" | "full" | "unpaid" | "timedout" | "paused" | "closed";
    inviteExpires: string | null;
    reservedUntil: string | null;
    reservedLeftMs: number;
    bookedAt: string | null;
    confirmBy: string | null;
    givenBack: boolean;
    bestTimes: {
     at: number;
     can: number;
     of: number;
     possible: boolean;
    }[];
    answeredAt: string | null;
    minutes: number | null;
    measuredSeconds: number;
    withdrawn: boolean;
    paidAgain: boolean;
    inReview: boolean;
    pausedFor: ("hold" | "clarify")[];
    questionOpen: boolean;
    pay: components["schemas"]["PayOffer"];
    rejectReason: string | null;
    allowed: ("invite" | "accept" | "decline" | "withdraw" | "missOut" | "timeOut" | "post" | "askFollowup" | "withdrawReply" | "reject" | "restore" | "setPayable" | "extend" | "confirmCall" | "giveBack" | "settleCall")[];
    version: number;
   } | null;
   allowed: ("submit" | "route" | "surveyFinished" | "recordCharge" | "releaseHold" | "returnToAsker" | "resubmit" | "csrUpdate" | "acceptUpdate" | "declineUpdate" | "hold" | "answerPosted" | "replyWithdrawn" | "rejectAnswer" | "setPanelSize" | "followup" | "sessionEnded" | "endCall" | "reopenCall" | "close" | "closeTimeReached" | "setCloseTime" | "reopen" | "cancel" | "schedule" | "proposeTimes" | "setReview" | "setPreventInvites" | "runSelection")[];
   refused?: {
    submit?: string;
    route?: string;
    surveyFinished?: string;
    recordCharge?: string;
    releaseHold?: string;
    returnToAsker?: string;
    resubmit?: string;
    csrUpdate?: string;
    acceptUpdate?: string;
    declineUpdate?: string;
    hold?: string;
    answerPosted?: string;
    replyWithdrawn?: string;
    rejectAnswer?: string;
    setPanelSize?: string;
    followup?: string;
    sessionEnded?: string;
    endCall?: string;
    reopenCall?: string;
    close?: string;
    closeTimeReached?: string;
    setCloseTime?: string;
    reopen?: string;
    cancel?: string;
    schedule?: string;
    proposeTimes?: string;
    setReview?: string;
    setPreventInvites?: string;
    runSelection?: string;
   };
   questionCount?: number;
   frontMatter: string | null;
   mustAcknowledge: boolean;
   archives: components["schemas"]["Archive"][];
   progress: components["schemas"]["CaseProgress"];
   newAnswers: {
    count: number;
    firstId: string | null;
   } | null;
   version: number;
  };
  PayOffer: {
   amount: number;
   currency: "USD";
   hourlyRate: number;
   surge: number;
   payable: boolean;
  } | null;
  Archive: {
   id: string;
   name: string;
   size: number;
   createdAt: string;
  };
  CaseProgress: {
   stage: "submitted" | "reviewed" | "invited" | "accepted" | "answered" | "closed";
   invited: number;
   accepted: number;
   answered: number;
   panelSize: number;
   firstAnswerBy: string | null;
   waitsFor: "yourSurvey" | "yourChange" | "yourDecision" | "yourReply" | "payment" | "review" | "held" | "invitations" | "experts" | "answer" | "time" | "call" | "callExpert" | "attendance" | null;
  } | null;
  Response: {
   id: string;
   type: "response" | "info" | "csrinfo" | "csrhold" | "csrupdate" | "csrupdateaccept" | "csrupdatedecline" | "pendedexpert" | "rejectedexpert" | "rejectedexpertresponse" | "retractedexpert" | "attachment" | "attachment_removed" | "attachment_inherited";
   subtype: "csrnote" | "suppressed" | "attachment" | "response" | "clarify" | "clinical" | "salutation" | null;
   queryExpertId: string | null;
   userId: string | null;
   displayName: string;
   text: string;
   terms: boolean;
   reason: string | null;
   aboutResponseId: string | null;
   attachment?: components["schemas"]["Attachment"];
   author?: {
    specialties: ("medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other")[];
    affiliations: string;
    avatar: string | null;
   };
   createdAt: string;
   version: number;
  };
  Attachment: {
   id: string;
   name: string;
   type: "image" | "pdf" | "unknown";
   size: number;
   description: string;
   text: string;
   status: string;
  };
  Opener: {
   userId: string | null;
   name: string | null;
   role: "staff" | "asker" | "expert" | "invited" | "network" | "planMember" | "guest";
   firstAt: string;
   lastAt: string;
   times: number;
  };
  Guest: {
   id: string;
   queryId: string;
   participantType: "lovedone" | "subject" | "provider" | "poa" | "blinded_voice_up" | "blinded_voice_down" | "blinded_voice_none" | "blinded_voice_mute";
   name: string;
   email: string | null;
   phone: string | null;
   status: "active" | "inactive" | "hasjoined";
   action: "accept" | "decline" | "missedout" | "cancelled" | "closed" | "invited";
   url: string | null;
   sentAt: string | null;
   joinedAt: string | null;
   undelivered: boolean;
   version: number;
  };
  GuestBody: {
   participantType: "lovedone" | "subject" | "provider" | "poa" | "blinded_voice_up" | "blinded_voice_down" | "blinded_voice_none" | "blinded_voice_mute";
   name: string;
   email?: string | null;
   phone?: string | null;
   reason?: string;
  };
  StaffGuest: {
   id: string;
   queryId: string;
   participantType: "lovedone" | "subject" | "provider" | "poa" | "blinded_voice_up" | "blinded_voice_down" | "blinded_voice_none" | "blinded_voice_mute";
   name: string;
   email: string | null;
   phone: string | null;
   status: "active" | "inactive" | "hasjoined";
   action: "accept" | "decline" | "missedout" | "cancelled" | "closed" | "invited";
   url: string | null;
   sentAt: string | null;
   joinedAt: string | null;
   undelivered: boolean;
   version: number;
   voiceReason: string | null;
  };
  StaffGuestBody: {
   queryId: string;
   participantType: "lovedone" | "subject" | "provider" | "poa" | "blinded_voice_up" | "blinded_voice_down" | "blinded_voice_none" | "blinded_voice_mute";
   name: string;
   email?: string | null;
   phone?: string | null;
   reason?: string;
  };
  GuestChange: {
   participantType?: "lovedone" | "subject" | "provider" | "poa" | "blinded_voice_up" | "blinded_voice_down" | "blinded_voice_none" | "blinded_voice_mute";
   name?: string;
   email?: string | null;
   reason?: string;
   status?: "active" | "inactive";
   version: number;
  };
  QueryAdmin: {
   id: string;
   key: string;
   userId: string;
   status: "create" | "pending_survey" | "pending_charge" | "charged" | "csrhold" | "open" | "held" | "answered" | "closed" | "cancelled";
   displayStatus: "unreleased" | "open" | "closed" | "cancelled";
   type: "normal" | "communal" | "private" | "blinded" | "academy" | "vtb" | "emo";
   title: string;
   mediaType: "messenger" | "audio" | "video";
   diagnosisId: string | null;
   planId: string | null;
   grantId: string | null;
   poolId: string | null;
   expertSelectionMode: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select" | null;
   panelSize: number | null;
   maxResponseTime: number | null;
   maxQueryDuration: number | null;
   firstReminder: number | null;
   secondReminder: number | null;
   csrReview: "yes" | "no" | "auto" | null;
   preventInvites: boolean;
   accountingStatus: "new" | "processed" | "error" | "skip";
   freeLevel: "none" | "async" | "tele" | null;
   releasedAt: string | null;
   closeTime: string | null;
   meetingTime: number | null;
   createdAt: string;
   version: number;
   contextName: string | null;
   askerName: string;
   askerType: number;
   createdBy: string;
   diagnosisName: string;
   diagnosisPlainName: string;
   diagnosisCode: string | null;
   planName: string | null;
   grantName: string | null;
   poolName: string | null;
   seatsUsed: number;
   seats: number;
   responseCount: number;
   questionCount: number;
   reviewReasons: string[];
   testQuery: boolean;
   anonymous: boolean;
   surgeMultiple: number;
   openTypes: ("normal" | "communal" | "private" | "blinded" | "academy" | "vtb" | "emo")[];
   holdReason: string | null;
   returnReason: string | null;
   cancelReason: string | null;
   answeredAt: string | null;
   closedAt: string | null;
   lastResponseAt: string | null;
   updatedAt: string;
  };
  Engagement: {
   queryExpertId: string;
   userId: string;
   displayName: string;
   status: "invited" | "declined" | "claimed" | "missedout" | "latereview" | "timedout" | "cancelled" | "answered" | "followup" | "user" | "csr" | "rejected";
   round: number;
   poolId: string | null;
   poolName: string | null;
   side: string | null;
   inviteTime: string | null;
   inviteExpires: string | null;
   reservedUntil: string | null;
   bookedAt: string | null;
   confirmBy: string | null;
   answeredAt: string | null;
   minutes: number | null;
   payable: boolean;
   frozen: boolean;
   mtgUrl: string | null;
   version: number;
  };
  Task: {
   id: string;
   kind: "review" | "answer" | "charge" | "tax" | "clarify" | "attendance" | "call";
   queryId: string | null;
   key: string | null;
   title: string | null;
   status: "create" | "pending_survey" | "pending_charge" | "charged" | "csrhold" | "open" | "held" | "answered" | "closed" | "cancelled" | null;
   personId: string | null;
   personName: string | null;
   responseId: string | null;
   reasons: string[];
   dueAt: string | null;
   deskOpensAt: string | null;
   csrHandler: "none" | "assigned" | "unassigned" | "deactivated";
   assignedTo: string | null;
   assignedName: string | null;
   claimedUntil: string | null;
   snoozedUntil: string | null;
   decision: {
    command: "releaseHold" | "hold" | "returnToAsker";
    reason: string | null;
    preventInvites: boolean;
    macroId?: string | null;
    by: string;
    byName: string;
    until: string;
    refused: string | null;
   } | null;
   done: boolean;
   doneAt: string | null;
   createdAt: string;
   version: number;
  };
  CallSummaries: {
   summaries: {
    id: string;
    author: string;
    agreed: string;
    followUp: string;
    intervals: {
     from: string;
     until: string;
    }[];
    meetingTime: number;
    minutes: number;
    createdAt: string;
    objectBy: string;
    state: "open" | "stands" | "agreed" | "objected";
    objection: string | null;
   }[];
   stated: boolean;
   mayWrite: {
    intervals: {
     from: string;
     until: string;
    }[];
    minutes: number;
   } | null;
   mayDecide: string | null;
  };
  BestTimes: {
   times: {
    at: number;
    can: number;
    of: number;
    possible: boolean;
    people: {
     userId: string;
     displayName: string;
     side: "asker" | "expert";
     needed: boolean;
     zone: string;
     night: boolean;
     can: boolean;
     kind: "call" | "timeOff" | null;
     key: string | null;
    }[];
   }[];
  };
  CallAttendance: {
   settledAt: string | null;
   endedAt: string | null;
   over: boolean;
   windowMinutes: number;
   elsewhere: boolean;
   statedMinutes: number | null;
   leastMinutes: number;
   mostMinutes: number;
   askerCame: boolean;
   askerMeasured: boolean | null;
   people: {
    queryExpertId: string;
    userId: string;
    displayName: string;
    status: "invited" | "declined" | "claimed" | "missedout" | "latereview" | "timedout" | "cancelled" | "answered" | "followup" | "user" | "csr" | "rejected";
    present: boolean | null;
    minutes: number;
    measuredMinutes: number | null;
    paidMinutes: number | null;
    frozen: boolean;
    intervals: {
     from: string;
     until: string | null;
    }[];
   }[];
   earlier: {
    meetingTime: number;
    people: {
     name: string;
     minutes: number;
     intervals: {
      from: string;
      until: string;
     }[];
    }[];
   }[];
   version: number;
  };
  TimeoffBody: {
   start: string;
   end: string;
   keepCalls?: boolean;
   giveBack?: {
    calls: string[];
    reason: string;
   };
  };
  TimeoffChange: {
   start: string;
   end: string;
   version: number;
   keepCalls?: boolean;
   giveBack?: {
    calls: string[];
    reason: string;
   };
  };
  PersonSimulated: {
   at: string;
   person: {
    id: string;
    displayName: string;
    userType: number;
   };
   see: {
    member: boolean;
    manager: boolean;
    access: "full" | "reply_only" | "read_only" | null;
    accessFrom: "user" | "member" | "plan" | "default" | null;
    own: number;
    shared: number;
    files: number;
   };
   ask: {
    allowed: boolean;
    reason: "canPost.staff" | "canPost.disabled" | "canPost.noPlan" | "canPost.planInactive" | "canPost.planNotSelectable" | "canPost.access" | "canPost.noNewQueries" | null;
    reply: boolean;
    diagnosis: boolean;
    medium: boolean;
    attachments: {
     messenger: {
      allowed: boolean;
      from: "user" | "member" | "plan" | "default";
     };
     video: {
      allowed: boolean;
      from: "user" | "member" | "plan" | "default";
     };
     audio: {
      allowed: boolean;
      from: "user" | "member" | "plan" | "default";
     };
    } | null;
    modes: ("grant_first" | "plan_first" | "all" | "plan_only" | "grant_only")[];
    pools: {
     id: string;
     name: string;
    }[];
   };
   funding: {
    grantId: string | null;
    grantName: string | null;
    rejected: {
     grantId: string;
     name: string;
     reasons: ("funding.disabled" | "funding.notActive" | "funding.plan" | "funding.userType" | "funding.userKind" | "funding.region" | "funding.diagnosis" | "funding.priority")[];
    }[];
   };
   discussion: {
    type: "normal" | "communal" | "private" | "blinded" | "academy" | "vtb" | "emo";
    mode: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select";
    status: "create" | "pending_survey" | "pending_charge" | "charged" | "csrhold" | "open" | "held" | "answered" | "closed" | "cancelled";
    reviewReasons: ("identifiers" | "firstDiscussion" | "type" | "noTime" | "emptyPanel" | "setting" | "vtb" | "textInvalid" | "diagnosisDescribed")[];
    settings: {
     name: string;
     value: number | string;
     origin: "query" | "plan" | "grant" | "default";
    }[];
   };
   surge: {
    id: string;
    multiple: number;
   } | null;
   panel: components["schemas"]["SelectionSimulated"];
   pay: {
    userId: string;
    displayName: string;
    hourlyRate: number | null;
    unpaid: string | null;
    examples: {
     minutes: number;
     amount: number;
     formula: string;
    }[];
   }[];
  };
  PersonSimulation: {
   userId: string;
   planId: string;
   dxId: string;
   mediaType: "messenger" | "audio" | "video";
   at?: string;
   meetingTime?: string;
   choice?: "grant_first" | "plan_first" | "all" | "plan_only" | "grant_only" | null;
   poolId?: string | null;
   seed?: string;
  };
  TextBlock: {
   id: string;
   name: string;
   text: string;
   useCount: number;
   lastUsedAt: string | null;
   createdAt: string;
   updatedAt: string;
   version: number;
  };
  TextBlockBody: {
   name: string;
   text: string;
  };
  TextBlockChange: {
   name: string;
   text: string;
   version: number;
  };
  WizardResponse: {
   action: {
    action: "say" | "choose-one" | "choose-many" | "text-line" | "text-long" | "question-builder" | "auto-complete" | "disclosure" | "age" | "date" | "dob" | "schedule" | "submit";
    tag?: "welcome" | "plan" | "diagnosis" | "disclosure" | "selection" | "pool" | "focus" | "optout" | "gender" | "age" | "dob" | "history" | "question" | "builder" | "anonymous" | "medium" | "schedule" | "terms" | "review" | "submit";
    clientData: components["schemas"]["WizardData"];
    choices?: (components["schemas"]["WizardChoice"] | components["schemas"]["DayChoice"])[];
    label?: components["schemas"]["Phrase"];
    hint?: components["schemas"]["Phrase"];
    minimum?: number;
    maximum?: number;
    responses?: components["schemas"]["WizardAnswer"][];
    delay?: number;
    clear?: ("welcome" | "plan" | "diagnosis" | "disclosure" | "selection" | "pool" | "focus" | "optout" | "gender" | "age" | "dob" | "history" | "question" | "builder" | "anonymous" | "medium" | "schedule" | "terms" | "review")[];
    progress?: {
     at: number;
     of: number;
     minutes: number;
    };
    isAction: boolean;
   };
   echo: {
    messages: components["schemas"]["ChatMessage"][];
    ts: number;
   };
  };
  WizardChoice: {
   value: string;
   label: string | components["schemas"]["Phrase"];
   hint?: string | components["schemas"]["Phrase"];
   hints?: components["schemas"]["Phrase"][];
  };
  DayChoice: {
   value: {
    short: string;
    long: string;
    date: string;
    times: components["schemas"]["TimeChoice"][];
   };
  };
  TimeChoice: {
   ts: number;
   time: string;
   taken?: true;
  };
  WizardAnswer: string | boolean | string[] | number[] | {
   magnitude: number;
   unit: "day" | "week" | "month" | "year" | "days" | "weeks" | "months" | "years";
  } | {
   described: string;
  } | null;
  ChatMessage: {
   type: "text" | "html" | "banner";
   content: string | components["schemas"]["Phrase"];
   user?: string;
   delay?: number;
   actionContext?: "welcome" | "plan" | "diagnosis" | "disclosure" | "selection" | "pool" | "focus" | "optout" | "gender" | "age" | "dob" | "history" | "question" | "builder" | "anonymous" | "medium" | "schedule" | "terms" | "review" | "submit";
  };
  WizardRequest: {
   type: "init" | "action" | "respond";
   ts?: number;
   clientData?: components["schemas"]["WizardData"];
   actionContext?: "welcome" | "plan" | "diagnosis" | "disclosure" | "selection" | "pool" | "focus" | "optout" | "gender" | "age" | "dob" | "history" | "question" | "builder" | "anonymous" | "medium" | "schedule" | "terms" | "review" | "submit";
   responses?: components["schemas"]["WizardAnswer"][];
  };
  TaggedQueries: {
   tagIds: string[];
   match?: "any" | "all";
   filter?: components["schemas"]["QueryFilter"];
   page?: number;
   pageSize?: number;
  };
  QueryFilter: {
   status?: "create" | "pending_survey" | "pending_charge" | "charged" | "csrhold" | "open" | "held" | "answered" | "closed" | "cancelled";
   displayStatus?: "unreleased" | "open" | "closed" | "cancelled";
   type?: "normal" | "communal" | "private" | "blinded" | "academy" | "vtb" | "emo";
   mediaType?: "messenger" | "audio" | "video";
   userId?: string;
   expertId?: string;
   planId?: string;
   grantId?: string;
   poolId?: string;
   diagnosisId?: string;
   tagIds?: string[];
   text?: string;
   key?: string;
   createdStart?: string;
   createdEnd?: string;
   inclTestQueries?: boolean;
  };
  QueryText: {
   id: string;
   queryId: string;
   text: string;
   history: string;
   previous: {
    text: string;
    changedAt: string;
    changedBy: string;
    history: string;
   }[];
   version: number;
  };
  ResponseText: {
   id: string;
   responseId: string;
   text: string;
   previous: {
    text: string;
    changedAt: string;
    changedBy: string;
   }[];
   version: number;
  };
  QueryHeaderInput: {
   title?: string;
   type?: "normal" | "communal" | "private" | "blinded" | "academy" | "vtb" | "emo";
   mediaType?: "messenger" | "audio" | "video";
   diagnosisId: string;
   planId: string;
   grantId?: string | null;
   poolId?: string | null;
   expertSelectionMode?: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select";
   maxResponseTime?: number | null;
   maxQueryDuration?: number | null;
   firstReminder?: number | null;
   secondReminder?: number | null;
   accountingStatus?: "new" | "processed" | "error" | "skip";
   freeLevel?: "none" | "async" | "tele";
   userId: string;
   panelSize?: number;
   csrReview?: "yes" | "no" | "auto";
   preventInvites?: boolean;
  };
  ListedQueryAdmin: {
   id: string;
   key: string;
   userId: string;
   status: "create" | "pending_survey" | "pending_charge" | "charged" | "csrhold" | "open" | "held" | "answered" | "closed" | "cancelled";
   displayStatus: "unreleased" | "open" | "closed" | "cancelled";
   type: "normal" | "communal" | "private" | "blinded" | "academy" | "vtb" | "emo";
   title: string;
   mediaType: "messenger" | "audio" | "video";
   diagnosisId: string | null;
   planId: string | null;
   grantId: string | null;
   poolId: string | null;
   expertSelectionMode: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select" | null;
   panelSize: number | null;
   maxResponseTime: number | null;
   maxQueryDuration: number | null;
   firstReminder: number | null;
   secondReminder: number | null;
   csrReview: "yes" | "no" | "auto" | null;
   preventInvites: boolean;
   accountingStatus: "new" | "processed" | "error" | "skip";
   freeLevel: "none" | "async" | "tele" | null;
   releasedAt: string | null;
   closeTime: string | null;
   meetingTime: number | null;
   createdAt: string;
   version: number;
   contextName: string | null;
   askerName: string;
   askerType: number;
   createdBy: string;
   diagnosisName: string;
   diagnosisPlainName: string;
   diagnosisCode: string | null;
   planName: string | null;
   grantName: string | null;
   poolName: string | null;
   seatsUsed: number;
   seats: number;
   responseCount: number;
   questionCount: number;
   reviewReasons: string[];
   testQuery: boolean;
   anonymous: boolean;
   surgeMultiple: number;
   openTypes: ("normal" | "communal" | "private" | "blinded" | "academy" | "vtb" | "emo")[];
   holdReason: string | null;
   returnReason: string | null;
   cancelReason: string | null;
   answeredAt: string | null;
   closedAt: string | null;
   lastResponseAt: string | null;
   updatedAt: string;
   customFields?: {
    [key: string]: string;
   };
  };
  QueryExpertAdmin: {
   queryExpertId: string;
   userId: string;
   displayName: string;
   status: "invited" | "declined" | "claimed" | "missedout" | "latereview" | "timedout" | "cancelled" | "answered" | "followup" | "user" | "csr" | "rejected";
   round: number;
   poolId: string | null;
   poolName: string | null;
   side: string | null;
   inviteTime: string | null;
   inviteExpires: string | null;
   reservedUntil: string | null;
   bookedAt: string | null;
   confirmBy: string | null;
   answeredAt: string | null;
   minutes: number | null;
   payable: boolean;
   frozen: boolean;
   mtgUrl: string | null;
   version: number;
   id: string;
   queryId: string;
   email: string;
   expertTier: number | null;
   acceptedAt: string | null;
   declineReason: string | null;
   givenBackReason: string | null;
   rejectReason: string | null;
   rate: number | null;
   surgeMultiple: number;
   measuredSeconds: number;
   pausedFor: ("hold" | "clarify")[];
   remainingMs: number | null;
   reminderStatus: "none" | "reminded";
   paid: boolean;
   createdAt: string;
   updatedAt: string;
  };
  QueryResponseAdmin: {
   id: string;
   type: "response" | "info" | "csrinfo" | "csrhold" | "csrupdate" | "csrupdateaccept" | "csrupdatedecline" | "pendedexpert" | "rejectedexpert" | "rejectedexpertresponse" | "retractedexpert" | "attachment" | "attachment_removed" | "attachment_inherited";
   subtype: "csrnote" | "suppressed" | "attachment" | "response" | "clarify" | "clinical" | "salutation" | null;
   queryExpertId: string | null;
   userId: string | null;
   displayName: string;
   text: string;
   terms: boolean;
   reason: string | null;
   aboutResponseId: string | null;
   attachment?: components["schemas"]["Attachment"];
   author?: {
    specialties: ("medonc" | "surgonc" | "radonc" | "path" | "radiology" | "other")[];
    affiliations: string;
    avatar: string | null;
   };
   createdAt: string;
   version: number;
   queryId: string;
   userType: number;
   actingUserId: string | null;
   minutes: number | null;
   updatedAt: string;
  };
  StateTransitionAdmin: {
   id: string;
   from: string | null;
   to: "create" | "pending_survey" | "pending_charge" | "charged" | "csrhold" | "open" | "held" | "answered" | "closed" | "cancelled";
   command: string;
   userId: string | null;
   actingUserId: string | null;
   reason: string | null;
   createdAt: string;
   queryId: string;
   queryKey: string;
   user: {
    id: string;
    displayName: string;
    email: string;
   } | null;
   actingUser: {
    id: string;
    displayName: string;
    email: string;
   } | null;
  };
  EngagementMove: {
   id: string;
   queryExpertId: string;
   queryId: string | null;
   queryKey: string | null;
   expertId: string | null;
   expertName: string | null;
   from: string | null;
   to: string | null;
   reason: string | null;
   userId: string | null;
   actingUserId: string | null;
   user: {
    id: string;
    displayName: string;
    email: string;
   } | null;
   actingUser: {
    id: string;
    displayName: string;
    email: string;
   } | null;
   createdAt: string;
  };
  QuerySelection: {
   id: string;
   queryId: string;
   round: number;
   seed: string;
   mode: "grant_first" | "plan_first" | "all" | "user_choice" | "plan_only" | "grant_only" | "plan_select";
   panelSize: number;
   inputHash: string | null;
   ranking: unknown[];
   invited: string[];
   alternates: string[];
   runBy: string | null;
   createdAt: string;
  };
  Macro: {
   id: string;
   name: string;
   key: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
   command: "releaseHold" | "hold" | "returnToAsker";
   text: string | null;
   tagId: string | null;
   tagName: string | null;
   used: number;
   version: number;
  };
  MacroInput: {
   name: string;
   key: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
   command: "releaseHold" | "hold" | "returnToAsker";
   text?: string | null;
   tagId?: string | null;
  };
  Suggestion: {
   aiResponse: string | null;
   userId: string;
   larId: string;
   hints: {
    key: "ai.hint.spelling" | "ai.hint.missing";
    params: {
     [key: string]: string;
    };
   }[];
  };
  SuggestionBody: {
   logRefTable: "query_header_input" | "survey_header" | "survey_question" | "query_header";
   logRefId: string;
   target: "history" | "question" | "response";
   text: string;
  };
  AiInteractionBody: {
   userId: string;
   logAIEventId: string;
   aiAction: "used" | "retried" | "flagged" | "rated";
   payload: string;
   _ver: 1;
  };
  AiInteraction: {
   id: string;
   userId: string;
   logAIEventId: string;
   aiAction: "used" | "retried" | "flagged" | "rated";
   payload: string;
   _ver: 1;
   createdAt: string;
  };
  SurveyHeader: {
   id: string;
   queryId?: string;
   queryDraftId?: string;
   planId?: string;
   userId: string;
   headerType: "typeform" | "internal";
   title: string;
   questions?: components["schemas"]["Question"][];
   version: number;
  };
  Question: {
   id: string;
   order: number;
   text: string;
   questionTypeId: 1 | 2 | 3 | 4 | 5 | 6 | 7;
   questionWhen: "pre" | "question" | "post" | "followup";
   configuration: string;
   surveyHeaderId: string;
   userId: string;
   version: number;
  };
  OpenSurvey: {
   surveyKey: string;
   surveyHeaderId: string;
   questionWhen: "pre" | "question" | "post" | "followup";
   title: string;
   completedAt: string | null;
   questions: {
    id: string;
    order: number;
    text: string;
    questionTypeId: 1 | 2 | 3 | 4 | 5 | 6 | 7;
    questionWhen: "pre" | "question" | "post" | "followup";
    configuration: string;
    surveyHeaderId: string;
    version: number;
   }[];
   answers: {
    questionId: string;
    questionVersion: number;
    value: string | number | boolean | string[];
    outdated?: true;
   }[];
  };
  SurveyAnswer: {
   id: string;
   questionId: string;
   questionVersion: number;
   userId: string;
   displayName: string;
   value: string | number | boolean | string[];
   text: string;
   complete: boolean;
   createdAt: string;
  };
  SurveyResults: {
   queryId: string;
   surveyHeaderId: string | null;
   title: string;
   people: {
    questionWhen: "pre" | "question" | "post" | "followup";
    role: "asker" | "experts";
    asked: number;
    complete: number;
    partial: number;
   }[];
   questions: components["schemas"]["QuestionResult"][];
  };
  QuestionResult: {
   questionId: string;
   versions: number[];
   order: number;
   questionWhen: "pre" | "question" | "post" | "followup";
   role: "asker" | "experts";
   text: string;
   questionTypeId: 1 | 2 | 3 | 4 | 5 | 6 | 7;
   earlier: boolean;
   n: number;
   partial: number;
   choices?: {
    id: string;
    text: string;
    count: number;
   }[];
   others?: string[];
   ranking?: {
    id: string;
    text: string;
    meanRank: number;
    firsts: number;
   }[];
   scale?: {
    maximum: number;
    counts: number[];
    mean: number | null;
    median: number | null;
    middle: {
     from: number;
     to: number;
    } | null;
    label: {
     min?: string;
     median?: string;
     max?: string;
    };
   };
   texts?: string[];
   verdict?: {
    word: "tooFew" | "agree" | "mostly" | "divided" | "twoCamps";
    measure: {
     name: "A" | "W" | "S" | "J";
     value: number;
    } | null;
    n: number;
    few: boolean;
   } | null;
   rows: {
    userId: string | null;
    displayName: string;
    text: string;
    complete: boolean;
    answeredAt: string;
   }[];
  };
  BuilderConfig: {
   builderConfig: {
    id: 1 | 2 | 3 | 4 | 5 | 6 | 7;
    text: string;
    validations: {
     required?: boolean;
     addOther?: boolean;
     enableMultiSelect?: boolean;
     randomizeChoice?: boolean;
    };
    endUserSelects: boolean;
   }[];
  };
  TypeformConfig: {
   id: string;
   name: string;
   builderConfig: {
    id: 1 | 2 | 3 | 4 | 5 | 6 | 7;
    text: string;
    validations: {
     required?: boolean;
     addOther?: boolean;
     enableMultiSelect?: boolean;
     randomizeChoice?: boolean;
    };
    endUserSelects: boolean;
   }[];
   formId: string | null;
   version: number;
  };
  Invitee: {
   participantType: "lovedone" | "subject" | "provider" | "poa" | "blinded_voice_up" | "blinded_voice_down" | "blinded_voice_none" | "blinded_voice_mute";
   name: string;
   invitedBy: string | null;
   byStaff: boolean;
   mediaType: "messenger" | "audio" | "video";
   meetingTime: number | null;
   meetingTimeDisplay: string | null;
   status: "active" | "inactive" | "hasjoined";
   action: "accept" | "decline" | "missedout" | "cancelled" | "closed" | "invited";
   theme: "consilium" | "harbor" | "meridian";
  };
  InviteeAnswered: {
   status: "active" | "inactive" | "hasjoined";
   action: "accept" | "decline" | "missedout" | "cancelled" | "closed" | "invited";
   sessionToken?: string;
  };
  InviteeAnswer: {
   action: "accept" | "decline";
   name?: string;
   termsAccepted?: boolean;
  };
  InviteeStatus: {
   status: "unscheduled" | "early" | "joinable" | "ended" | "awaitHost";
   meetingTime: number | null;
   joinableFrom: number | null;
   endsAt: number | null;
   latestEnd: number | null;
   cancelled: boolean;
  };
  InviteeSession: {
   status: "unscheduled" | "early" | "joinable" | "ended" | "awaitHost";
   meetingTime: number | null;
   joinableFrom: number | null;
   endsAt: number | null;
   latestEnd: number | null;
   cancelled: boolean;
   participantType: "lovedone" | "subject" | "provider" | "poa" | "blinded_voice_up" | "blinded_voice_down" | "blinded_voice_none" | "blinded_voice_mute";
   removed: boolean;
   displayName: string;
   mediaType: "messenger" | "audio" | "video";
   theme: "consilium" | "harbor" | "meridian";
  };
  NextLiveSession: {
   key: string;
   queryId: string;
   title: string;
   mediaType: "messenger" | "audio" | "video";
   meetingTime: number;
   meetingTimeDisplay: string;
   status: "unscheduled" | "early" | "joinable" | "ended" | "awaitHost";
  };
  NextLiveSessionLink: {
   key: string;
   url: string;
   joinableFrom: number;
  };
  LiveSession: {
   status: "unscheduled" | "early" | "joinable" | "ended" | "awaitHost";
   meetingTime: number | null;
   joinableFrom: number | null;
   endsAt: number | null;
   latestEnd: number | null;
   cancelled: boolean;
   removed: boolean;
   hostJoined: boolean;
   minutes: number;
  };
  RoomJoined: {
   roomToken: string;
   exp: number;
   peerId: string;
   role: "asker" | "expert" | "guest" | "staff";
   inside: boolean;
   voice: "up" | "down" | "none" | "mute";
   voiceChoices: ("up" | "down" | "none" | "mute")[];
   observer: boolean;
   video: boolean;
   relayOnly: boolean;
   meetingUrl: string | null;
   iceServers: {
    urls: string[];
    username?: string;
    credential?: string;
   }[];
   status: "unscheduled" | "early" | "joinable" | "ended" | "awaitHost";
   peers: components["schemas"]["RoomPeer"][];
   state: components["schemas"]["RoomState"];
   messages: components["schemas"]["RoomMessage"][];
   keepsChat: boolean;
  };
  RoomPeer: {
   peerId: string;
   role: "asker" | "expert" | "guest" | "staff";
   name: string | null;
   self: boolean;
   inside: boolean;
   removed: boolean;
   voice: "up" | "down" | "none" | "mute";
   muted: boolean;
   camera: boolean;
   screen: boolean;
   hand: boolean;
   poor: boolean;
   lateMinutes: number;
   presentSeconds: number;
  };
  RoomState: {
   status: "unscheduled" | "early" | "joinable" | "ended" | "awaitHost";
   hostJoined: boolean;
   hostHere: boolean;
   meetingTime: number | null;
   endsAt: number | null;
   latestEnd: number | null;
   cancelled: boolean;
   now: number;
   peers: components["schemas"]["RoomPeer"][];
  };
  RoomMessage: {
   id: string;
   role: "asker" | "expert" | "guest" | "staff";
   name: string | null;
   self: boolean;
   text: string;
   createdAt: string;
  };
  TaxStanding: {
   id: string;
   displayName: string;
   email: string;
   standing: "missing" | "started" | "renew" | "expiring" | "expired" | "invalid" | "valid";
   formType: "W-9" | "W-8 BEN" | null;
   certificationDate: string | null;
   expiresAt: string | null;
   renewBy: string | null;
   invalidAt: string | null;
   invalidReason: string | null;
   owed: number;
   remindedAt: string | null;
  };
  TaxFormRecord: {
   version: components["schemas"]["TaxFormVersion"];
   before: components["schemas"]["TaxFormVersion"] | null;
   evidence: components["schemas"]["TaxEvidence"] | null;
   entries: components["schemas"]["TaxFormEntry"][];
  };
  TaxFormVersion: {
   id: string;
   formType: "W-9" | "W-8 BEN";
   legalName: string | null;
   status: "draft" | "certified" | "replaced" | "invalid";
   certificationDate: string | null;
   certifyDate: string | null;
   expiresAt: string | null;
   sequence: number | null;
   hash: string | null;
   invalidReason: string | null;
   invalidOn: string | null;
  };
  TaxEvidence: {
   certifiedAt: string;
   localDate: string;
   timeZone: string;
   address: string;
   userAgent: string;
   session: string;
   mfaMethod: string | null;
   revision: string;
   nameTyped: string;
  };
  TaxFormEntry: {
   field: string;
   value: string | boolean | null;
   before: string | boolean | null;
   changed: boolean;
  };
  TaxForm: {
   id: string | null;
   formType: "W-9" | "W-8 BEN" | null;
   status: "draft" | "certified" | "replaced" | "invalid" | null;
   legalName: string | null;
   address: string | null;
   city: string | null;
   state: string | null;
   zipCode: string | null;
   entityTypeOther: string | null;
   ssn: string | null;
   ein: string | null;
   itin: string | null;
   ftin: string | null;
   paypalEmail: string | null;
   personalPhoneNumber: string | null;
   bankName: string | null;
   swiftCode: string | null;
   bankAddress1: string | null;
   bankAddress2: string | null;
   bankCity: string | null;
   bankState: string | null;
   bankPostalCode: string | null;
   ibanNumber: string | null;
   bankAccountNumber: string | null;
   bankRoutingNumber: string | null;
   bankSortCode: string | null;
   dob: string | null;
   entityType: "individual" | "cCorporation" | "sCorporation" | "partnership" | "trust" | "llc" | "other" | null;
   taxClarification: "cCorporation" | "sCorporation" | "partnership" | null;
   stateId: number | null;
   countryId: number | null;
   bankCountry: number | null;
   certificationCountry: number | null;
   ownershipInterest: boolean | null;
   ftinNotRequired: boolean | null;
   doNotHavePaypal: boolean | null;
   backupWithholding: boolean | null;
   usWork: boolean | null;
   certificationDate: string | null;
   certifyDate: string | null;
   expiresAt: string | null;
   renewBy: string | null;
   savedAt: string | null;
   version: number;
   problems: {
    [key: string]: string;
   };
   warnings: {
    [key: string]: string;
   };
   payChange: {
    from: {
     method: "bank" | "paypal";
     rail: "pain001" | "nacha" | "paypal" | "checks" | "none";
     name: string;
    };
    to: {
     method: "bank" | "paypal";
     rail: "pain001" | "nacha" | "paypal" | "checks" | "none";
     name: string;
    };
   } | null;
   taxFormStatus: "not_started" | "in_progress" | "completed";
   versions: components["schemas"]["TaxFormVersion"][];
  };
  TaxDraftCreated: {
   id: string;
   version: number;
  };
  TaxDraftBody: {
   formType: "W-9" | "W-8 BEN";
   legalName?: string | null;
   address?: string | null;
   city?: string | null;
   state?: string | null;
   zipCode?: string | null;
   entityTypeOther?: string | null;
   ssn?: string | null;
   ein?: string | null;
   itin?: string | null;
   ftin?: string | null;
   paypalEmail?: string | null;
   personalPhoneNumber?: string | null;
   bankName?: string | null;
   swiftCode?: string | null;
   bankAddress1?: string | null;
   bankAddress2?: string | null;
   bankCity?: string | null;
   bankState?: string | null;
   bankPostalCode?: string | null;
   ibanNumber?: string | null;
   bankAccountNumber?: string | null;
   bankRoutingNumber?: string | null;
   bankSortCode?: string | null;
   dob?: "" | string | null;
   entityType?: "individual" | "cCorporation" | "sCorporation" | "partnership" | "trust" | "llc" | "other" | null;
   taxClarification?: "cCorporation" | "sCorporation" | "partnership" | null;
   stateId?: number | null;
   countryId?: number | null;
   bankCountry?: number | null;
   certificationCountry?: number | null;
   ownershipInterest?: boolean | null;
   ftinNotRequired?: boolean | null;
   doNotHavePaypal?: boolean | null;
   backupWithholding?: boolean | null;
   usWork?: boolean | null;
  };
  TaxFormBody: {
   formType?: "W-9" | "W-8 BEN";
   legalName?: string | null;
   address?: string | null;
   city?: string | null;
   state?: string | null;
   zipCode?: string | null;
   entityTypeOther?: string | null;
   ssn?: string | null;
   ein?: string | null;
   itin?: string | null;
   ftin?: string | null;
   paypalEmail?: string | null;
   personalPhoneNumber?: string | null;
   bankName?: string | null;
   swiftCode?: string | null;
   bankAddress1?: string | null;
   bankAddress2?: string | null;
   bankCity?: string | null;
   bankState?: string | null;
   bankPostalCode?: string | null;
   ibanNumber?: string | null;
   bankAccountNumber?: string | null;
   bankRoutingNumber?: string | null;
   bankSortCode?: string | null;
   dob?: "" | string | null;
   entityType?: "individual" | "cCorporation" | "sCorporation" | "partnership" | "trust" | "llc" | "other" | null;
   taxClarification?: "cCorporation" | "sCorporation" | "partnership" | null;
   stateId?: number | null;
   countryId?: number | null;
   bankCountry?: number | null;
   certificationCountry?: number | null;
   ownershipInterest?: boolean | null;
   ftinNotRequired?: boolean | null;
   doNotHavePaypal?: boolean | null;
   backupWithholding?: boolean | null;
   usWork?: boolean | null;
   certificationName?: string;
   timeZone?: string;
   version: number;
  };
  TaxRevealed: {
   value: string;
   hideAt: string;
  };
  TaxRevealBody: {
   field: "ssn" | "ein" | "itin" | "ftin" | "ibanNumber" | "bankAccountNumber" | "bankRoutingNumber" | "bankSortCode";
   reason: string;
   formId?: string;
  };
  TaxStatus: {
   taxFormStatus: "not_started" | "in_progress" | "completed";
  };
  TaxInvalidateBody: {
   reason: string;
  };
  TaxFormChange: {
   until: string;
  };
  TaxUnchangedBody: {
   reason: string;
  };
  TaxPdfBody: {
   reason: string;
   formId?: string;
  };
  PendingEarning: {
   queryId: string;
   key: string;
   title: string;
   minutes: number;
   amount: number;
   currency: string;
   formula: string;
   inReview: boolean;
  };
  PayWindow: {
   quarter: string;
   amount: number;
   from: string;
   until: string;
  };
  NoeticSession: {
   queryId: string;
   key: string;
   title: string;
   diagnosis: string;
   mediaType: "messenger" | "audio" | "video";
   meetingTime: number | null;
   endsAt: number | null;
   status: "unscheduled" | "early" | "joinable" | "ended" | "awaitHost";
   minutes: number | null;
   amount: number | null;
   currency: "USD";
  };
  PayReadiness: {
   taxForm: components["schemas"]["TaxFormNeed"];
   account: {
    method: "bank" | "paypal";
    rail: "pain001" | "nacha" | "paypal" | "checks" | "none";
    name: string;
    missing: ("bankCountry" | "swiftCode" | "ibanNumber" | "bankAccountNumber" | "bankRoutingNumber")[];
   } | null;
   mailingAddress: components["schemas"]["MailingAddress"] | null;
   blocks: string[];
   balance: number;
   nextPayout: {
    quarter: string;
    amount: number;
    from: string;
    until: string;
   } | null;
  };
  TaxFormNeed: {
   standing: "missing" | "started" | "renew" | "expiring" | "expired" | "invalid" | "valid";
   formType: "W-9" | "W-8 BEN" | null;
   expiresAt: string | null;
   since: string | null;
   reason: string | null;
   renewBy: string | null;
   hasDraft: boolean;
  };
  MailingAddress: {
   line: string;
   city: string;
   state: string;
   zip: string;
   country: string;
  };
  BankAccount: {
   bankName: string | null;
   swiftCode: string | null;
   bankCountry: number | null;
   bankState: string | null;
   bankAddress1: string | null;
   bankAddress2: string | null;
   bankCity: string | null;
   bankPostalCode: string | null;
   ibanNumber: string | null;
   bankAccountNumber: string | null;
   bankRoutingNumber: string | null;
   bankSortCode: string | null;
   paypalEmail: string | null;
   version: number;
   warnings: {
    [key: string]: string;
   };
  };
  BankAccountBody: {
   bankName?: string | null;
   swiftCode?: string | null;
   bankCountry?: number | null;
   bankState?: string | null;
   bankAddress1?: string | null;
   bankAddress2?: string | null;
   bankCity?: string | null;
   bankPostalCode?: string | null;
   ibanNumber?: string | null;
   bankAccountNumber?: string | null;
   bankRoutingNumber?: string | null;
   bankSortCode?: string | null;
   paypalEmail?: "" | string | null;
   reason?: string | null;
   version: number;
  };
  BankRevealed: {
   value: string;
   hideAt: string;
  };
  BankRevealBody: {
   field: "ibanNumber" | "bankAccountNumber" | "bankRoutingNumber" | "bankSortCode";
   reason: string;
  };
  TransactionAdmin: {
   id: string;
   userId: string;
   queryId: string | null;
   description: string;
   amount: number;
   currency: "USD";
   transactionType: "Paid" | "Earned" | "Adjustment";
   source: "session" | "async" | "check" | "donate" | "qccfa" | "manual";
   channel: "check" | "transfer" | "paypal" | "other" | "none" | null;
   status: "credit" | "debit-pending" | "debit";
   effectiveDate: string;
   formula: string | null;
   reversalOf: string | null;
   reversalKind: "returned" | "reversed" | "removed" | null;
   reversed: boolean;
   reversedAs: "returned" | "reversed" | "removed" | null;
   payoutId: string | null;
   createdAt: string;
   reason: string | null;
   displayName: string;
   payable: boolean | null;
   payBlocks: string[];
   taxForm: components["schemas"]["TaxFormNeed"] | null;
   accountingStatus: "new" | "processed" | "error" | "skip" | null;
  };
  Payout: {
   id: string;
   quarter: string;
   name: string;
   total: number;
   pending: number;
   paid: number;
   returned: number;
   reversed: number;
   removed: number;
   currency: "USD";
   lines: number;
   createdBy: string;
   createdAt: string;
   paidAt: string | null;
   version: number;
  };
  LedgerTotals: {
   owed: number;
   earned: number;
   adjusted: number;
   paid: number;
   pending: number;
   returned: number;
   currency: "USD";
  };
  TransactionInput: {
   userId: string;
   queryId?: string | null;
   transactionType: "Adjustment" | "Paid";
   source: "session" | "async" | "check" | "donate" | "qccfa" | "manual";
   amount: number;
   description: string;
   reason: string;
   effectiveDate: string;
  };
  ReverseInput: {
   reason: string;
  };
  PayoutPreview: {
   quarter: string;
   total: number;
   currency: "USD";
   lines: components["schemas"]["PayoutPreviewLine"][];
   blocked: components["schemas"]["PayoutBlocked"][];
  };
  PayoutPreviewLine: {
   userId: string;
   displayName: string;
   amount: number;
   method: "bank" | "paypal";
   rail: "pain001" | "nacha" | "paypal" | "checks" | "none";
   entries: number;
   paidBefore: number;
  };
  PayoutBlocked: {
   userId: string;
   displayName: string;
   amount: number;
   reason: string;
   reasons: string[];
   taxForm: components["schemas"]["TaxFormNeed"];
  };
  PayoutQuarter: {
   quarter: string;
  };
  PayoutDetail: {
   id: string;
   quarter: string;
   name: string;
   total: number;
   pending: number;
   paid: number;
   returned: number;
   reversed: number;
   removed: number;
   currency: "USD";
   lines: components["schemas"]["PayoutPayment"][];
   createdBy: string;
   createdAt: string;
   paidAt: string | null;
   version: number;
   blocked: components["schemas"]["PayoutBlocked"][];
  };
  PayoutPayment: {
   userId: string;
   displayName: string;
   amount: number;
   method: "bank" | "paypal";
   rail: "pain001" | "nacha" | "paypal" | "checks" | "none";
   transactionId: string;
   state: "pending" | "paid" | "returned" | "reversed" | "removed";
   channel: "check" | "transfer" | "paypal" | "other" | "none";
   held: string[];
   fileAt: string | null;
   taxForm: components["schemas"]["TaxFormNeed"] | null;
  };
  PayoutInput: {
   quarter: string;
   userIds?: string[];
  };
  PayoutFileBody: {
   format: "pain001";
   payer: components["schemas"]["Pain001Payer"];
   reason: string;
  } | {
   format: "nacha";
   payer: components["schemas"]["NachaPayer"];
   reason: string;
  } | {
   format: "paypal";
   reason: string;
  } | {
   format: "checks";
   reason: string;
  };
  Pain001Payer: {
   name: string;
   account: string;
   swiftCode: string;
   executionDate: string;
  };
  NachaPayer: {
   name: string;
   ein: string;
   bankName: string;
   routing: string;
   executionDate: string;
  };
  ReturnedPaymentBody: {
   why: "closed" | "noAccount" | "wrongNumber" | "wrongName" | "refused" | "notCashed" | "other";
   note?: string;
  };
  RemovePaymentInput: {
   reason: string;
   fileNotUsed?: boolean;
  };
  SurgePayment: {
   id: string;
   planId: string;
   surgeId: string;
   queryId: string | null;
   userId: string;
   amount: number;
   base: number;
   currency: string;
   multiple: number;
   effectiveDate: string;
  };
  YearEnd: {
   year: number;
   threshold: number;
   paid: number;
   reported: number;
   rows: components["schemas"]["YearEndRow"][];
   files: components["schemas"]["YearFile"][];
  };
  YearEndRow: {
   userId: string;
   displayName: string;
   email: string;
   formId: string | null;
   taxpayerId: string | null;
   formType: "W-9" | "W-8 BEN" | null;
   legalName: string | null;
   entityType: "individual" | "cCorporation" | "sCorporation" | "partnership" | "trust" | "llc" | "other" | null;
   taxNumber: string | null;
   work: "us" | "abroad" | "unknown";
   paidPaypal: number;
   paidOther: number;
   paid: number;
   payments: number;
   reason: "report" | "below" | "paypal" | "corporation" | "foreign" | "noForm" | "noNumber";
   formNow: {
    formType: "W-9" | "W-8 BEN";
    certifiedOn: string;
   } | null;
  };
  YearFile: {
   id: string;
   kind: "iris" | "copies";
   scope: "whole" | "corrections" | "missing";
   at: string;
   by: string;
   reason: string;
   returns: number;
   amount: number;
   changes: components["schemas"]["YearFileChange"][];
  };
  YearFileChange: {
   userId: string;
   displayName: string;
   taxpayerId: string;
   kinds: ("added" | "gone" | "amount" | "name" | "number" | "address")[];
   before: number | null;
   now: number | null;
  };
  YearEndFileBody: {
   payer: components["schemas"]["YearEndPayer"];
   reason: string;
   scope?: "whole" | "corrections" | "missing";
  };
  YearEndPayer: {
   name: string;
   ein: string;
   address: string;
   city: string;
   state: string;
   zip: string;
   phone: string;
   email: string;
  };
  TinMatchBody: {
   reason: string;
  };
  TinResults: {
   rows: components["schemas"]["TinResultRow"][];
   unread: number;
  };
  TinResultRow: {
   userId: string;
   displayName: string;
   result: "match" | "missing" | "notIssued" | "mismatch" | "invalid" | "duplicate" | "matchSsn" | "matchEin" | "matchBoth";
   asked: boolean;
   notAsked: "otherForm" | "noForm" | null;
   withdrawn: boolean;
  };
  TinResultBody: {
   text: string;
  };
  QuerySummary: {
   queryId: string;
   answers: components["schemas"]["Response"][];
   costs: {
    source: "session" | "async" | "check" | "donate" | "qccfa" | "manual";
    people: number;
    minutes: number;
    settled: number;
    running: number;
   }[];
   currency: "USD";
  };
  UserSummary: {
   days: number;
   asked: number;
   invited: number;
   claimed: number;
   answered: number;
   rejected: number;
   balance: number;
   nextVacation: {
    start: string;
    end: string;
   } | null;
   nextSession: {
    queryId: string;
    key: string;
    title: string;
    meetingTime: number;
   } | null;
  };
  ReportDefinition: {
   reportId: "queryList" | "responseTimes" | "expertActivity" | "earnings" | "surgePayments" | "planUsage" | "diagnosisVolume" | "registrationFunnel";
   name: string;
   description: string;
   flags: number;
   version: number;
   groupBys: ("diagnosis" | "diagnosisGroup" | "diagnosisDomain" | "userType" | "country" | "planType" | "plan" | "grant")[];
   charts: ("line" | "bar" | "funnel" | "histogram" | "survival")[];
  };
  ReportBegun: {
   id: string;
   state: "processing" | "ready" | "failed";
  };
  DateRange: {
   start: string;
   end: string;
  };
  ReportResult: {
   fingerprint?: string;
   figures: {
    id: string;
    unit: "count" | "hours" | "cents" | "minutes" | "words" | "share";
    kind: string;
    value: string;
   }[];
   totals: {
    [key: string]: {
     value: number | null;
     rows: number;
    };
   };
   groups: {
    id: string;
    name: string;
    people: number;
    figures: {
     [key: string]: {
      value: number | null;
      rows: number;
     };
    };
   }[];
   months: {
    month: string;
    figures: {
     [key: string]: {
      value: number | null;
      rows: number;
     };
    };
   }[];
   bins: {
    bin: number;
    rows: number;
   }[];
   comparedWith?: {
    start: string;
    end: string;
   };
   changes: {
    [key: string]: {
     before: number | null;
     now: number | null;
     movers: {
      id: string;
      name: string;
      difference: number;
     }[];
    };
   } | null;
  };
  ReportRow: {
   resource: string;
   id: string;
   label: string;
   cells: (string | number | null)[];
   value: number | null;
   changed: boolean;
  };
  ReportHeader: {
   id: string;
   name: string;
   reportType: "executive" | "topline" | "graph" | "verbatim" | null;
   headerType: "typeform" | "internal" | null;
   commonReportId: "queryList" | "responseTimes" | "expertActivity" | "earnings" | "surgePayments" | "planUsage" | "diagnosisVolume" | "registrationFunnel" | null;
   planId: string | null;
   grantId: string | null;
   customerName: string | null;
   queryIds: string[];
   dateRange: {
    start: string;
    end: string;
   } | null;
   options: number;
   groupBy: "diagnosis" | "diagnosisGroup" | "diagnosisDomain" | "userType" | "country" | "planType" | "plan" | "grant" | null;
   displayState: "unreleased" | "open" | "closed" | "cancelled" | null;
   type: "normal" | "communal" | "private" | "blinded" | "academy" | "vtb" | "emo" | null;
   userTypes: number[];
   state: "processing" | "ready" | "failed";
   error: string | null;
   progress: number;
   files: {
    format: "csv" | "xlsx" | "docx" | "pdf";
    part: "groups" | "rows" | "report";
    name: string;
    size: number;
    hash: string;
   }[];
   summary: string | null;
   definitionVersion: number;
   createdBy: string | null;
   createdAt: string;
   finishedAt: string | null;
   expiresAt: string | null;
   version: number;
  };
  ReportPassage: {
   id: string;
   queryId: string;
   heading: string;
   text: string;
   small: boolean;
   state: "pending" | "released" | "withheld";
   version: number;
  };
  ReportSchedule: {
   id: string;
   name: string;
   reportId: "queryList" | "responseTimes" | "expertActivity" | "earnings" | "surgePayments" | "planUsage" | "diagnosisVolume" | "registrationFunnel" | null;
   reportType: "executive" | "topline" | "graph" | "verbatim" | null;
   every: "week" | "month";
   options: number;
   groupBy: "diagnosis" | "diagnosisGroup" | "diagnosisDomain" | "userType" | "country" | "planType" | "plan" | "grant" | null;
   planId: string | null;
   grantId: string | null;
   nextDay: string;
   createdBy: string;
   paused: boolean;
   createdAt: string;
   version: number;
  };
  ExpertStatistics: {
   userId: string | null;
   group: string;
   displayName: string;
   invited: number;
   accepted: number;
   declined: number;
   answered: number;
   timedout: number;
   missedout: number;
   rejected: number;
   medianResponseHours: number | null;
   words: number;
   minutes: number;
   earned: number;
   surgeShare: number | null;
   currency: "USD";
  };
  ExpertDetail: {
   queryId: string;
   key: string;
   userId: string;
   displayName: string;
   status: "invited" | "declined" | "claimed" | "missedout" | "latereview" | "timedout" | "cancelled" | "answered" | "followup" | "user" | "csr" | "rejected";
   inviteTime: string | null;
   answeredAt: string | null;
   minutes: number;
   amount: number;
   currency: "USD";
   value: number | null;
  };
  QueryStatistics: {
   group: string;
   name: string;
   total: number;
   unreleased: number;
   open: number;
   closed: number;
   cancelled: number;
   messenger: number;
   audio: number;
   video: number;
   responses: number;
   seats: number;
   seatsFilled: number;
   medianReleaseHours: number | null;
   medianFirstAnswerHours: number | null;
   medianCloseHours: number | null;
   cost: number;
   currency: "USD";
  };
  DiscussionDetail: {
   queryId: string;
   key: string;
   status: "create" | "pending_survey" | "pending_charge" | "charged" | "csrhold" | "open" | "held" | "answered" | "closed" | "cancelled";
   displayTime: number;
   diagnosisName: string;
   diagnosisCode: string | null;
   contextName: string | null;
   planPoolName: string | null;
   previewText: string;
   isInvited: boolean;
   meetingTime: number | null;
   meetingTimeDisplay: string | null;
   mediaType: "messenger" | "audio" | "video";
   surveyStatus: "new" | "post_pending" | "followup_pending" | null;
   isUpdated: boolean;
   responseCount: number;
   questionCount: number;
   title: string;
   card: {
    title: string | null;
    state: string;
    colour: "primary" | "secondary" | "tertiary";
   };
   engagement: {
    status: "invited" | "declined" | "claimed" | "missedout" | "latereview" | "timedout" | "cancelled" | "answered" | "followup" | "user" | "csr" | "rejected";
    reservedUntil: string | null;
    inviteExpires: string | null;
    rate: number | null;
    currency: string;
    surgeMultiple: number;
    pausedFor: ("hold" | "clarify")[];
    seatsUsed: number;
    panelSize: number;
   } | null;
   value: number | null;
  };
  TriageQueues: {
   shortPanels: {
    total: number;
    data: {
     id: string;
     queryId: string | null;
     name: string;
     title: string | null;
     count: number | null;
     since: string | null;
     why: string | null;
     place: {
      resource: "users" | "invitations" | "queries";
      id: string;
     } | null;
    }[];
   };
   meetings: {
    total: number;
    data: {
     id: string;
     queryId: string | null;
     name: string;
     title: string | null;
     count: number | null;
     since: string | null;
     why: string | null;
     place: {
      resource: "users" | "invitations" | "queries";
      id: string;
     } | null;
    }[];
   };
   messages: {
    total: number;
    data: {
     id: string;
     queryId: string | null;
     name: string;
     title: string | null;
     count: number | null;
     since: string | null;
     why: string | null;
     place: {
      resource: "users" | "invitations" | "queries";
      id: string;
     } | null;
    }[];
   };
   reports: {
    total: number;
    data: {
     id: string;
     queryId: string | null;
     name: string;
     title: string | null;
     count: number | null;
     since: string | null;
     why: string | null;
     place: {
      resource: "users" | "invitations" | "queries";
      id: string;
     } | null;
    }[];
   };
  };
  Overview: {
   tasks: {
    open: number;
    overdue: number;
    unassigned: number;
   };
   sessions: number;
   messageFailures: number;
   range: {
    start: string;
    end: string;
   };
   figures: {
    [key: string]: {
     value: number | null;
     rows: number;
    };
   };
   weeks: {
    start: string;
    figures: {
     [key: string]: {
      value: number | null;
      rows: number;
     };
    };
   }[];
   calibration: {
    forecasts: number;
    kept: number;
    target: number;
   };
  };
  WorkNow: {
   tasks: {
    open: number;
    overdue: number;
    unassigned: number;
   };
   sessions: number;
   messageFailures: number;
  };
  Forecast: {
   hours: number;
   basis: "diagnosis" | "diagnosisGroup" | "plan" | "all";
   cases: number;
   until: string | null;
   passed: boolean;
  } | null;
  PlanSurveyResults: {
   discussions: number;
   questions: components["schemas"]["PlanQuestion"][];
  };
  PlanQuestion: {
   id: string;
   text: string;
   questionTypeId: 1 | 2 | 3 | 4 | 5 | 6 | 7;
   times: {
    when: "pre" | "question" | "post" | "followup";
    role: "asker" | "experts";
    asked: number;
    people: number;
    answers: number;
    choices?: {
     id: string;
     text: string;
     count: number;
    }[];
    ranking?: {
     id: string;
     text: string;
     meanRank: number;
     firsts: number;
    }[];
    scale?: {
     maximum: number;
     counts: number[];
     mean: number | null;
     median: number | null;
     middle: {
      from: number;
      to: number;
     } | null;
     label: {
      min?: string;
      median?: string;
      max?: string;
     };
    };
    verdict?: {
     word: "tooFew" | "agree" | "mostly" | "divided" | "twoCamps";
     measure: {
      name: "A" | "W" | "S" | "J";
      value: number;
     } | null;
     n: number;
     few: boolean;
    } | null;
    panels: {
     word: "tooFew" | "agree" | "mostly" | "divided" | "twoCamps";
     discussions: number;
    }[];
    measure: {
     name: "A" | "W" | "S" | "J";
     median: number;
     panels: number;
    } | null;
   }[];
   changes: {
    from: "pre" | "question" | "post" | "followup";
    to: "pre" | "question" | "post" | "followup";
    people: number;
    changed: number;
    difference: number | null;
   }[];
  };
  PlanSurveyAnswer: {
   queryId: string;
   key: string;
   text: string;
   answeredAt: string;
  };
 };
}
