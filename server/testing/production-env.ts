/** What a production start needs at least. The secrets are random and used nowhere. */
export const productionEnv = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://pelaminan.example',
  DATABASE_URL: 'postgres://db.example/pelaminan',
  TOKEN_SECRET: 'kT9vQ2mX7rL4pW8sN1zB6yH3cF5gJ0dA',
  ENCRYPTION_SECRET: 'uE4wR8tY2iO6pA1sD5fG9hJ3kL7zX0cV',
  DOCUMENT_SECRET: 'hV5nK8qP2xS7dT1wM4yR9bZ6cL3gJ0fA',
  WEBHOOK_SECRET: 'bN3mQ7wE1rT5yU9iO2pA6sD0fG4hJ8kL',
} as const;
