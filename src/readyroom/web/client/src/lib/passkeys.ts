/** Passkeys: the browser keeps the key, the server only checks what it signs. */
import { api, type Me } from './api';

/** Whether this browser, at this address, can do it; plain numbers as addresses have no passkeys. */
export function canPasskey(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential && !/^[\d.]+$|:/.test(location.hostname);
}

/** Add a passkey; a guest gets an account of this name with it. */
export async function addPasskey(login: string | null): Promise<Me> {
  const { handle, options } = await api.passkeyBegin('register', login ? { login } : {});
  const made = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON) });
  await api.passkeyAdd({ handle, credential: (made as PublicKeyCredential).toJSON(), name: device() });
  return api.me();
}

export async function usePasskey(): Promise<Me> {
  const { handle, options } = await api.passkeyBegin('login', {});
  const found = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON) });
  return api.passkeyUse({ handle, credential: (found as PublicKeyCredential).toJSON() });
}

/** What to call the passkey: the kind of machine it was made on. */
function device(): string {
  return (navigator.userAgent.match(/\(([^;)]+)/)?.[1] ?? 'passkey').slice(0, 40);
}
